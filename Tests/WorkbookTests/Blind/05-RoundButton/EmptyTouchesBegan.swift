// Meant: Started with touchesBegan and saved before anything was written in it.
// Kind: unfinished
// Belief: none

import UIKit

class RoundButton: UIButton {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {

    }
}
