import UIKit

// Replaces the app where the model replaces UIKit: the workbook compiles it with the truth app's other files,
// and compares its answers with a device's.

/// Reads the scenes of a truth file, plays them and all facts, and writes the answers to a file.
@main
enum ModelTruth {
    @MainActor
    static func main() throws {
        let paths = CommandLine.arguments.dropFirst().map { URL(fileURLWithPath: $0) }
        let file = try TruthFile(json: Data(contentsOf: paths[0]))
        var run = TruthRun(again: file, system: "the model")
        let room = TouchRoom()
        touch(room)
        run.take(room)
        try run.json().write(to: paths[1])
    }

    /// Performs the touches that the room asks a person for.
    @MainActor
    private static func touch(_ room: TouchRoom) {
        let hand = Hand()
        for point in room.tapPoints { hand.tap(at: point, in: room.touchedWindow) }
        let path = room.strayPath
        let finger = hand.putDown(at: path.from, in: room.touchedWindow)
        for y in stride(from: path.from.y, through: path.to.y, by: 1) {
            hand.move(finger, to: CGPoint(x: path.from.x, y: y))
        }
        hand.lift(finger)
    }
}
