/// Why a page could not be driven.
package enum BrowserFault: Error, CustomStringConvertible {
    /// No program of the names that Chromium has.
    case notInstalled
    /// The browser ended, or closed its pipe.
    case ended
    /// The browser did not answer a command, or a page did not load, in the time allowed.
    case tooLate(String)
    /// The browser refused a command.
    case refused(String, String)
    /// An expression threw.
    case exception(String)
    /// A key that ``PageKey`` does not know.
    case unknownKey(String)

    package var description: String {
        switch self {
        case .notInstalled: "Chromium is not installed."
        case .ended: "The browser ended."
        case .tooLate(let what): "The browser did not finish \(what) in time."
        case .refused(let method, let reason): "The browser refused \(method): \(reason)"
        case .exception(let text): "The page threw: \(text)"
        case .unknownKey(let name): "There is no key “\(name)”."
        }
    }
}
