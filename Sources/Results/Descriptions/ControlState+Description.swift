import Scenario

extension ControlState {
    /// The verbs for a control, such as "is highlighted and tracks the touch".
    public var words: String {
        let verbs = ControlState.options.filter(contains).map { $0.verb(isOn: true) }
        return verbs.isEmpty ? "is in its normal state" : verbs.joined(separator: " and ")
    }

    /// The verb for one option, such as "is highlighted" or "does not track the touch".
    public func verb(isOn: Bool) -> String {
        let not = isOn ? "" : "not "
        return switch self {
        case .highlighted: "is \(not)highlighted"
        case .selected: "is \(not)selected"
        case .disabled: "is \(not)disabled"
        default: isOn ? "tracks the touch" : "does not track the touch"
        }
    }
}
