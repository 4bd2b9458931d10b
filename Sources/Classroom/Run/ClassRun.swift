import Foundation
import Judge
import Scenario

/// Grades a whole class on this machine, with all its processors.
///
/// What was graded before is not graded again, so that a run that was interrupted at any moment goes on
/// where it was. Answers that are the same are graded once.
package struct ClassRun: Sendable {
    private let folder: ClassFolder
    private let grading: SubmissionGrading
    private let workers: Int

    /// Creates a run.
    ///
    /// - Parameters:
    ///   - folder: The class.
    ///   - grading: How an answer is graded, and where its record goes.
    ///   - workers: How many answers are graded at the same time.
    package init(_ folder: ClassFolder, _ grading: SubmissionGrading, workers: Int) {
        self.folder = folder
        self.grading = grading
        self.workers = max(1, workers)
    }

    /// As many answers at once as keep all processors busy: one more than there are, since each waits
    /// for processes to start now and then.
    package static var standardWorkers: Int { ProcessInfo.processInfo.activeProcessorCount + 1 }

    /// Answers that are the same, and get the same verdict.
    private struct Alike {
        /// Whose they are: each a student's place in the class, and an exercise's in the workbook.
        var places: [(student: Int32, exercise: Int8)] = []
    }

    /// Grades all that is not graded yet.
    ///
    /// - Parameter progress: Told of all that is done, and asked whether to go on.
    package func run(_ progress: ClassProgress) throws(OutputFault) {
        let groups = try groups(progress)
        let queue = WorkQueue(groups)
        let threads = DispatchGroup()
        for _ in 0..<min(workers, max(1, groups.count)) {
            threads.enter()
            Thread.detachNewThread {
                while !progress.isStopped, let group = queue.next() {
                    do throws(OutputFault) {
                        try grade(group, progress)
                    } catch {
                        queue.stop(with: error)
                    }
                }
                threads.leave()
            }
        }
        threads.wait()
        if let fault = queue.fault { throw fault }
    }

    // MARK: Looking through the class

    /// What there is to grade, answers that are the same together; what needs no grading is written.
    private func groups(_ progress: ClassProgress) throws(OutputFault) -> [Alike] {
        var groups: [Alike] = []
        var indices: [AnswerKey: Int] = [:]
        for (index, student) in folder.students.enumerated() {
            guard !progress.isStopped else { return [] }
            for unit in grading.units(of: student, in: folder.submission(of: student)) {
                guard !grading.isDone(unit) else {
                    progress.found(isDone: true)
                    continue
                }
                progress.found(isDone: false)
                guard let key = unit.key else {
                    progress.graded(try grading.grade(unit), isFirst: false)
                    continue
                }
                let place = (Int32(index), Int8(unit.exercise.number - 1))
                if let group = indices[key] {
                    groups[group].places.append(place)
                } else {
                    indices[key] = groups.count
                    groups.append(Alike(places: [place]))
                }
            }
        }
        progress.planned(distinct: groups.count)
        // One exercise after the other: a suite's process is used again for the next answer.
        return Exercise.all.indices.flatMap { index in
            groups.filter { $0.places.first?.exercise == Int8(index) }
        }
    }

    private func grade(_ group: Alike, _ progress: ClassProgress) throws(OutputFault) {
        for (index, place) in group.places.enumerated() {
            let student = folder.students[Int(place.student)]
            let units = grading.units(of: student, in: folder.submission(of: student))
            let outcome = try grading.grade(units[Int(place.exercise)])
            progress.graded(outcome, isFirst: index == 0)
        }
    }

    /// The groups, handed out one after the other.
    private final class WorkQueue: @unchecked Sendable {
        private let lock = NSLock()
        private var remaining: ArraySlice<Alike>
        private var stoppedBy: OutputFault?

        init(_ groups: [Alike]) { remaining = groups[...] }

        func next() -> Alike? { lock.withLock { remaining.popFirst() } }

        func stop(with fault: OutputFault) {
            lock.withLock {
                stoppedBy = stoppedBy ?? fault
                remaining = []
            }
        }

        var fault: OutputFault? { lock.withLock { stoppedBy } }
    }
}
