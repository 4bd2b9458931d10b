// Expect: notStarted
// Form: the stub with another comment.
import UIKit

class RoundButton: UIButton {
    // soon
}
