// Meant: The author believes that switching the shelter's interaction off is how one lets the button have its touches.
// Kind: fault
// Belief: TurnsItselfOff

import UIKit

class ShelterView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
    }
}
