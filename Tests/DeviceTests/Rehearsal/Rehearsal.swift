import UIKit

/// Takes the place of an exercise's app and of its user, with the model in place of UIKit.
@main
enum Rehearsal {
    @MainActor
    static func main() throws {
        let room = try SceneRoom(ExerciseScene.text, harness: WorkbookHarness.self)
        room.move(to: CGPoint(x: 10, y: 50))
        say("The map")
        room.showMap().forEach { say($0.name) }
        room.hideMap()
        show(room)
        say("The test's own touches")
        room.playScript()
        show(room)
        say("A finger")
        if let window = UIApplication.shared.windows.last {
            Hand().tap(at: CGPoint(x: 100, y: 100), in: window)
        }
        show(room)
        room.close()
    }

    @MainActor
    private static func show(_ room: SceneRoom) {
        room.lines.forEach(say)
        room.clearLog()
    }

    private static func say(_ line: String) { print(line) }
}
