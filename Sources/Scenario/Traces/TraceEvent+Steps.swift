extension [TraceEvent] {
    /// The events of a script step without its `stepBegan`; for -1, the events before all steps.
    package func range(ofStep step: Int) -> Range<Int> {
        let start = step < 0 ? startIndex : (firstIndex(of: .stepBegan(step)).map { $0 + 1 } ?? 0)
        let end = self[start...].firstIndex(where: \.isStep) ?? endIndex
        return start..<end
    }
}

extension BidirectionalCollection<TraceEvent> {
    /// The script step in which a trace ends.
    package var lastStep: Int {
        for case .stepBegan(let step) in reversed() { return step }
        return 0
    }
}
