import Foundation
import Judge

/// The least that grading a class can cost: the compiler alone, for each distinct answer.
struct CompilerFloor {
    let workbook: Workbook
    /// Where the class's folders are.
    let submissions: String
    /// Where the programs go, until they are removed.
    let scratch: String

    /// Compiles answers, as many at a time as there are processors.
    func compile(_ places: [MadeClass.Place]) -> ProcessUse {
        ProcessUse.of {
            let queue = PlaceQueue(places)
            let group = DispatchGroup()
            for _ in 0..<ProcessInfo.processInfo.activeProcessorCount {
                group.enter()
                Thread.detachNewThread {
                    while let place = queue.next() { compile(place) }
                    group.leave()
                }
            }
            group.wait()
        }
    }

    /// Whether it compiles is no matter here.
    private func compile(_ place: MadeClass.Place) {
        guard let harness = try? workbook.harness(place.exercise) else { return }
        let product = "\(scratch)/floor-\(place.student)-\(place.exercise.number)"
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [
            "swiftc", "-Onone", "-wmo", "-parse-as-library", "-swift-version", "5",
            "-module-name", "WorkbookAttempt", "-I", "\(workbook.kit)/Modules",
            "-L", workbook.kit, "-lAttemptKit", "-Xlinker", "-rpath", "-Xlinker", workbook.kit,
            "\(submissions)/\(MadeClass.name(of: place.student))/\(place.exercise.answerFile)",
            harness, "-o", product,
        ]
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return }
        process.waitUntilExit()
        try? FileManager.default.removeItem(atPath: product)
    }

    /// Hands out places to several threads.
    private final class PlaceQueue: @unchecked Sendable {
        private let lock = NSLock()
        private var remaining: ArraySlice<MadeClass.Place>

        init(_ places: [MadeClass.Place]) { remaining = places[...] }

        func next() -> MadeClass.Place? { lock.withLock { remaining.popFirst() } }
    }
}
