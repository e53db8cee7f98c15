enum Help {
    static let version = "0.1.0"

    static let text = """
        pickerfield [FILE|-] [options]          pick from one list; print the choice
        pickerfield form FILE                   fill a form; print one JSON object
        pickerfield filter QUERY [FILE|-]       print the matches, best first
        pickerfield replay TAPE                 run an event tape; print what its expect steps saw

          --style wheel|menu|combo   how to pick (combo; wheel where there are several columns)
          --label TEXT --placeholder TEXT --lang LOCALE --height ROWS --no-color
          --selected ID --default ID --save KEY
          --required --multiple --min N --max N --custom
          --match contains|prefix|fuzzy
          --format json|plist|csv|tsv|lines --key PATH --id NAME --title NAME --subtitle NAME
          --print id|title|index|json
          --record FILE              write what happens as an event tape

        Exit status: 0 picked, 1 nothing picked or no match, 2 bad usage or bad input, 130 cancelled.
        """
}
