import SwiftUI
import UIKit
import WorkbookStage

@main
struct ExerciseApp: App {
    var body: some SwiftUI.Scene {
        WindowGroup { ExerciseScreen() }
    }
}

/// The exercise's scene in a window of its own above this one, with the log below or beside it.
struct ExerciseScreen: View {
    @State private var room: SceneRoom?
    @State private var lines: [String] = []
    @State private var legend: [MapEntry] = []
    @State private var showsMap = false
    @State private var showsLogAlone = false
    @State private var fault = ""

    /// The scene's width and the least width of a log beside it.
    private static let widthForBoth: CGFloat = 700
    private static let sceneSize = CGSize(width: 375, height: 667)

    var body: some View {
        VStack(alignment: .leading) {
            Text(ExerciseScene.title).font(.headline)
            buttons
            if !fault.isEmpty { Text(fault).foregroundStyle(.red) }
            GeometryReader { place in
                let layout =
                    place.size.width >= ExerciseScreen.widthForBoth
                    ? AnyLayout(HStackLayout(alignment: .top)) : AnyLayout(VStackLayout())
                layout {
                    WindowArea(placed: show)
                        .frame(
                            width: ExerciseScreen.sceneSize.width,
                            height: showsLogAlone ? 0 : ExerciseScreen.sceneSize.height
                        )
                    log
                }
            }
        }
        .padding()
    }

    private var buttons: some View {
        HStack {
            Button("Test's touches") { room?.playScript() }
            Toggle("Map", isOn: $showsMap)
            Toggle("Log only", isOn: $showsLogAlone)
            Button("Clear") { room?.clearLog() }
        }
        .toggleStyle(.button)
        .buttonStyle(.bordered)
        .onChange(of: showsMap) { _, isShown in
            legend = isShown ? room?.showMap() ?? [] : []
            if !isShown { room?.hideMap() }
        }
        .onChange(of: showsLogAlone) { _, isAlone in
            room?.isHidden = isAlone
            showsMap = false
        }
    }

    private var log: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 2) {
                ForEach(legend) { entry in
                    Label(entry.name, systemImage: "square.fill")
                        .foregroundStyle(Color(uiColor: entry.color))
                }
                ForEach(Array(lines.enumerated()), id: \.offset) { _, line in
                    Text(line).font(.caption.monospaced())
                }
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        }
        .defaultScrollAnchor(.bottom)
    }

    private func show(in scene: UIWindowScene, at origin: CGPoint) {
        guard room == nil else {
            room?.move(to: origin)
            return
        }
        Screen.attach = { $0.windowScene = scene }
        do {
            let room = try SceneRoom(ExerciseScene.text, harness: WorkbookHarness.self)
            room.move(to: origin)
            room.linesChanged = { [unowned room] in lines = room.lines }
            self.room = room
        } catch {
            fault = "The scene cannot be read: \(error)"
        }
    }
}
