import Catalogue
import Foundation
import Platform

/// Grades a class on this machine, with all its processors.
///
/// An interrupted run can be resumed at any time, because graded answers are skipped. Equal answers
/// are graded once.
package struct ClassRun: Sendable {
    private let folder: ClassFolder
    private let grading: SubmissionGrading
    private let workers: Int

    package init(_ folder: ClassFolder, _ grading: SubmissionGrading, workers: Int) {
        self.folder = folder
        self.grading = grading
        self.workers = max(1, workers)
    }

    /// The number of processors plus one, because each worker sometimes waits for a process to start.
    package static var standardWorkers: Int { ProcessInfo.processInfo.activeProcessorCount + 1 }

    /// Equal answers, which get the same verdict: indices of students in the class, and of
    /// exercises in the workbook.
    private typealias Alike = [(student: Int32, exercise: Int8)]

    /// Grades all answers that are not graded yet.
    ///
    /// - Parameter progress: Updated after each answer, and checked for a stop before the next.
    package func run(_ progress: ClassProgress) throws(OutputFault) {
        let groups = try groups(progress)
        let lock = NSLock()
        // Guarded by the lock.
        nonisolated(unsafe) var fault: OutputFault?
        WorkThread.perform(groups.count, width: workers) { index in
            guard !progress.isStopped, lock.withLock({ fault == nil }) else { return }
            do throws(OutputFault) {
                try grade(groups[index], progress)
            } catch {
                lock.withLock { fault = fault ?? error }
            }
        }
        if let fault { throw fault }
    }

    // MARK: Looking through the class

    /// Groups equal ungraded answers, and writes the records of those that need no grading.
    private func groups(_ progress: ClassProgress) throws(OutputFault) -> [Alike] {
        var groups: [Alike] = []
        var indices: [AnswerKey: Int] = [:]
        for (index, student) in folder.students.enumerated() {
            guard !progress.isStopped else { return [] }
            for unit in grading.units(of: student, in: folder.submission(of: student)) {
                guard !unit.isAbsent else {
                    progress.absent(student)
                    continue
                }
                guard !unit.isMissing else {
                    if !grading.isDone(unit) { try grading.grade(unit) }
                    progress.missing()
                    continue
                }
                guard !grading.isDone(unit) else {
                    progress.found(isDone: true)
                    continue
                }
                progress.found(isDone: false)
                guard let key = unit.key else {
                    try grading.grade(unit)
                    progress.graded(isFirst: false)
                    continue
                }
                let place = (student: Int32(index), exercise: Int8(unit.exercise.number - 1))
                if let group = indices[key] {
                    groups[group].append(place)
                } else {
                    indices[key] = groups.count
                    groups.append([place])
                }
            }
        }
        progress.planned(distinct: groups.count)
        // Sorted by exercise, so that the next answer can use the same suite's process.
        return Exercise.all.indices.flatMap { index in
            groups.filter { $0.first?.exercise == Int8(index) }
        }
    }

    private func grade(_ group: Alike, _ progress: ClassProgress) throws(OutputFault) {
        for (index, place) in group.enumerated() {
            let student = folder.students[Int(place.student)]
            let unit = grading.units(of: student, in: folder.submission(of: student))[
                Int(place.exercise)
            ]
            guard !unit.isAbsent else {
                progress.absent(student)
                continue
            }
            try grading.grade(unit)
            progress.graded(isFirst: index == 0)
        }
    }
}
