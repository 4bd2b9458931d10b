import Results
import Scenario

/// The places in an answer's source that declare the methods in a trace.
package struct AnswerMethods: Sendable {
    /// A line, counted from 1, and a column in bytes, as compilers count it.
    package typealias Place = (line: Int, column: Int)

    private let source: [Substring]

    package init(_ source: String) {
        self.source = source.split(separator: "\n", omittingEmptySubsequences: false)
    }

    /// The place where a failed test ended, or else the method that the failing scene called.
    package func place(of test: TestReport) -> Place {
        if let end = test.failure?.termination, let line = end.line {
            return (line, end.column ?? 1)
        }
        return test.failure.flatMap(methodAtDifference) ?? firstDeclaration ?? (1, 1)
    }

    /// The method that was running at the first difference; `nil` if the source has none.
    package func methodAtDifference(_ failure: CaseFailure) -> Place? {
        calledMethods(failure).lazy.compactMap { declaration("func \($0)") }.first
    }

    /// The method to which an event belongs; `nil` if the source does not declare it.
    package func method(of event: TraceEvent) -> Place? {
        event.method.flatMap { declaration("func \($0)") }
    }

    var firstDeclaration: Place? { declaration("func ") ?? firstClass }

    var firstClass: Place? { declaration("class ") }

    /// The answer's methods that led to the first difference, those still running first.
    private func calledMethods(_ failure: CaseFailure) -> [String] {
        let trace = failure.attemptTrace
        let end = failure.differenceIndex?.attempt ?? trace.count
        let running = Array(trace.prefix(end)).openCalls
        // A call that begins at the difference was made by the surrounding call.
        let next = trace.dropFirst(end).prefix(1).filter { $0.call != .began }
        return (next + running.reversed() + trace.prefix(end).reversed()).compactMap(\.method)
    }

    /// The first line that contains a declaration, and the column in bytes, as compilers count it.
    private func declaration(_ start: String) -> Place? {
        for (index, line) in source.enumerated() {
            guard let range = line.firstRange(of: start) else { continue }
            let before = line[..<range.lowerBound]
            let after = line[range.upperBound...].first
            let isWhole = start.hasSuffix(" ") || after == "(" || after == "<"
            guard isWhole, !before.contains("//"), before.last.map(\.isWhitespace) ?? true else {
                continue
            }
            return (index + 1, before.utf8.count + 1)
        }
        return nil
    }
}

extension TraceEvent {
    /// The method of an answer that an event belongs to.
    fileprivate var method: String? {
        switch self {
        case .hitTestBegan, .hitTestEnded, .hit: "hitTest"
        case .pointInsideBegan, .pointInsideEnded: "point"
        case .next: "nextResponder"
        case .chain: "chain"
        case .delivered, .handled: "deliver"
        case .touches(.began, _, _), .alert, .alertIgnored, .alertChanged, .layerContains,
            .layerHitTestBegan, .layerHitTestEnded:
            "touchesBegan"
        case .touches(.moved, _, _): "touchesMoved"
        case .touches(.ended, _, _): "touchesEnded"
        case .touches(.cancelled, _, _): "touchesCancelled"
        case .controlState(_, _, after: let phase): phase.method
        case .setUp, .viewsInFront: "viewDidLoad"
        case .stepBegan, .systemHitTest, .converted, .read, .wrote, .forwarded, .action,
            .overridesContains, .leftChanged:
            nil
        }
    }
}
