import ControlModel
import Scenario

@MainActor
extension ControlState {
    /// The state that follows from a control's own properties.
    init(_ control: UIControl) {
        self = []
        if control.isHighlighted { insert(.highlighted) }
        if control.isSelected { insert(.selected) }
        if !control.isEnabled { insert(.disabled) }
        if control.isTracking { insert(.tracking) }
    }
}
