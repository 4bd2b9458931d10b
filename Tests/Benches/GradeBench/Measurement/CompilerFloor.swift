import Catalogue
import Foundation

/// The minimum cost of grading a class: one run of the compiler per distinct answer.
struct CompilerFloor {
    let workbook: Workbook
    /// The folder of the class's submissions.
    let submissions: String
    /// The folder for temporary programs.
    let scratch: String

    /// Compiles answers, one per processor at a time.
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

    /// A failed compilation counts too.
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

    /// Distributes places to several threads.
    private final class PlaceQueue: @unchecked Sendable {
        private let lock = NSLock()
        private var remaining: ArraySlice<MadeClass.Place>

        init(_ places: [MadeClass.Place]) { remaining = places[...] }

        func next() -> MadeClass.Place? { lock.withLock { remaining.popFirst() } }
    }
}
