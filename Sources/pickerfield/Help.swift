enum Help {
    static let version = "0.1.0"

    static let text = """
        pickerfield [FILE|-] [options]          pick from one list; print the choice
        pickerfield form FILE                   fill a form; print one JSON object
        pickerfield filter QUERY [FILE|-]       print the matches, best first
        pickerfield replay TAPE                 run an event tape; print what its expect steps saw

          --style wheel|menu|combo   how to pick (combo; wheel where there are several columns)
          --label TEXT               what the field is called
          --placeholder TEXT         what it says while nothing is picked
          --selected ID              what is picked at first; again for each column or value
          --default ID               the same, while nothing is saved
          --save KEY                 remember the choice under a key
          --required                 none is no choice
          --multiple --min N --max N several values, at least (if any) and at most so many
          --custom                   in a combo box, text that is no option counts too
          --match contains|prefix|fuzzy
          --format json|plist|csv|tsv|lines
          --key PATH                 where in the file the list is, as in forms.title
          --id NAME --title NAME --subtitle NAME   what the file calls them
          --print id|title|index|json   (id; title for plain lines and filter; index from 0)
          --height ROWS              the most rows of a list
          --screen-reader            changes as lines, nothing drawn over
          --lang LOCALE --no-color
          --ui auto|terminal|gtk     where to pick
          --record FILE              write what happens as an event tape
          --version --help

        Options are read from standard input where no FILE is named. Without a terminal a list in a FILE is picked
        from by number.

        Exit status: 0 picked; 1 nothing picked, no match, or a replay that was not as expected; 2 bad usage or bad
        input, or not saved or recorded; 130 cancelled or no more answers; 128 and the number of a signal that ended it.
        """
}
