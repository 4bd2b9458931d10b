import UIKit

/// A button that reacts only in the circle inscribed in its bounds.
class RoundButton: UIButton {
    // Let touches in the corners fall through to what lies beneath.
    // The circle is centred in the bounds; its radius is half the smaller side.
    // What lies inside the circle, subviews included, is found as in any button.
}
