import PickerHeadless

/// Running an event tape.
extension Commands {
    func replay() throws -> Int32 {
        let path = try words(["a tape"], needed: 1)[0]
        let sightings = TapePlayer.play(try TapeReader.read(path: path))
        for sighting in sightings {
            try Output.print(sighting.snapshot)
            let place = sighting.line.map { "\(path):\($0)" } ?? path
            for failure in sighting.failures {
                Output.complain("\(place): step \(sighting.step): \(failure)")
            }
        }
        return sightings.allSatisfy { $0.failures.isEmpty } ? Output.picked : Output.nothing
    }
}
