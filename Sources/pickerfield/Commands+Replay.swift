import PickerFiles
import PickerHeadless

/// Running an event tape.
extension Commands {
    func replay() throws -> Int32 {
        let path = try words(["a tape"], needed: 1)[0].path
        let sightings = TapePlayer.play(try TapeReader.read(path))
        for sighting in sightings {
            try Output.print(sighting.snapshot)
            let name = Quoting.escape(path.text)
            let place = sighting.line.map { "\(name):\($0)" } ?? name
            for failure in sighting.failures {
                Output.complain("\(place): step \(sighting.step): \(failure)")
            }
        }
        return sightings.allSatisfy { $0.failures.isEmpty } ? Output.picked : Output.nothing
    }
}
