import Reports

/// Shows that a check takes long: nothing at first, then a turning wheel and the seconds.
package struct Spinner: Equatable {
    /// The start of the check, in monotonic seconds.
    let start: Double

    package init(start: Double) { self.start = start }

    /// A check that takes less time shows no spinner.
    static let delay = 0.3
    static let interval = 0.1

    /// The words at a time; `nil` before ``delay``.
    package func text(at now: Double, _ glyphs: Glyphs) -> String? {
        let seconds = now - start
        guard seconds >= Spinner.delay else { return nil }
        let wheel = glyphs.isUnicode ? Array("⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏") : Array("|/-\\")
        let turn = Int(seconds / Spinner.interval) % wheel.count
        return "\(wheel[turn]) checking\(glyphs.ellipsis) \(Int(seconds)) s"
    }

    /// The seconds until the next picture of the wheel.
    package func secondsToWait(at now: Double) -> Double {
        let seconds = now - start
        guard seconds >= Spinner.delay else { return Spinner.delay - seconds }
        return Spinner.interval
    }
}
