// Expect: didNotCompile
// Form: #selector, as in an app; not graded off Apple's systems.
import UIKit

class RoundButton: UIButton {
    override init(frame: CGRect) {
        super.init(frame: frame)
        addTarget(self, action: #selector(clicked), for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    @objc private func clicked() { print("click") }
}
