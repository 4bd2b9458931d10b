import SwiftUI
import UIKit
import WorkbookStage

@main
struct TruthApp: App {
    var body: some SwiftUI.Scene {
        WindowGroup { TruthScreen() }
    }
}

/// Asks UIKit, first by itself, then with a finger, and shares the answers.
struct TruthScreen: View {
    @State private var windowScene: UIWindowScene?
    @State private var run: TruthRun?
    @State private var room: TouchRoom?
    @State private var progress = "The workbook's questions for UIKit"
    @State private var file: URL?

    private static let fileName = "truth.json"

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            Text(progress)
            Button("Ask UIKit") { ask() }.disabled(windowScene == nil)
            Text("Then, with a finger, for what code cannot ask:")
            ForEach(TouchRoom.instructions, id: \.self) { Text("• " + $0) }
            WindowArea { scene, origin in
                if windowScene == nil { windowScene = scene }
                room?.move(to: origin)
            }
            .frame(width: TouchRoom.size.width, height: TouchRoom.size.height)
            Button("Write the answers") { write() }.disabled(run == nil)
            if let file { ShareLink("Share \(TruthScreen.fileName)", item: file) }
        }
        .padding()
    }

    private func ask() {
        room?.close()
        Screen.attach = { $0.windowScene = windowScene }
        do {
            let device = UIDevice.current
            let system = "\(device.systemName) \(device.systemVersion) on \(device.model)"
            var run = TruthRun(system: system)
            for scene in TruthScenes.all { try run.play(scene.name, scene.text) }
            let (facts, scenes) = run.counts
            progress = "UIKit has answered \(facts) facts and \(scenes) scenes."
            self.run = run
            room = TouchRoom()
        } catch {
            progress = "A scene cannot be read: \(error)"
        }
    }

    private func write() {
        guard var run else { return }
        if let room { run.take(room) }
        do {
            let place = URL.documentsDirectory.appending(path: TruthScreen.fileName)
            try run.json().write(to: place)
            progress =
                "\(TruthScreen.fileName) is among this app's documents. "
                + "Compare it on the computer: make truth COMPARE=\(TruthScreen.fileName)"
            file = place
        } catch {
            progress = "\(TruthScreen.fileName) cannot be written: \(error)"
        }
    }
}
