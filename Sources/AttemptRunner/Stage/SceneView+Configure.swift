import ControlModel
import Scenario

@MainActor
extension SceneView {
    /// Gives a new view the properties that the scene specifies.
    func configure(_ view: UIView) {
        if anchorPoint != Point(0.5, 0.5) {
            view.layer.anchorPoint = CGPoint(anchorPoint)
            view.frame = CGRect(frame)
        }
        view.bounds.origin = CGPoint(boundsOrigin)
        if turn != 0 || scale != Point(1, 1) || shift != .zero {
            view.transform = CGAffineTransform(turn: turn, scale: scale, shift: shift)
        }
        if isHidden { view.isHidden = true }
        if alpha != 1 { view.alpha = alpha }
        if let isEnabled = isUserInteractionEnabled {
            view.isUserInteractionEnabled = isEnabled
        }
        if clipsToBounds { view.clipsToBounds = true }
        if zPosition != 0 { view.layer.zPosition = zPosition }
        if !isEnabled { (view as? UIControl)?.isEnabled = false }
        view.accessibilityIdentifier = name
        view.layer.name = features.contains(.namelessLayer) ? nil : name
        let isClear = features.contains(.clear)
        if kind == .layerView {
            // Answers may wrongly ignore a view without a colour, or one whose colour is clear.
            let clear: UIColor? = features.contains(.notOpaque) ? .clear : nil
            view.backgroundColor = isClear ? clear : .white
        } else if isClear {
            view.backgroundColor = .clear
        }
        if features.contains(.blue) { view.backgroundColor = .blue }
        decorate(view)
        if features.contains(.slightlyRound) {
            view.layer.cornerRadius = min(view.bounds.width, view.bounds.height) / 10
        }
        if features.contains(.titled) { (view as? UIButton)?.setTitle(name, for: .normal) }
        if features.contains(.highlighted) { (view as? UIControl)?.isHighlighted = true }
        if features.contains(.scrollingOff) { (view as? UIScrollView)?.isScrollEnabled = false }
        features.compactMap(recognizer).forEach(view.addGestureRecognizer)
    }

    private func recognizer(_ feature: Feature) -> UIGestureRecognizer? {
        switch feature {
        case .recognizer: return failingRecognizer
        case .tapRecognizer: return UITapGestureRecognizer()
        case .panRecognizer: return UIPanGestureRecognizer()
        case .recognizerOff:
            let recognizer = UITapGestureRecognizer()
            recognizer.isEnabled = false
            return recognizer
        case .sharingRecognizer:
            let recognizer = UITapGestureRecognizer()
            recognizer.cancelsTouchesInView = false
            return recognizer
        default: return nil
        }
    }

    /// A recognizer that fails when its touches end, as one does when the gesture was another one.
    ///
    /// A plain `UIGestureRecognizer` would stay possible, and keep the end of the touches from the view
    /// (UIGestureRecognizer, `delaysTouchesEnded`).
    private var failingRecognizer: UIGestureRecognizer {
        let recognizer = UILongPressGestureRecognizer()
        // No script presses for an hour.
        recognizer.minimumPressDuration = 3_600
        return recognizer
    }

    /// Sets properties that hit testing ignores: how the view is drawn, laid out and identified.
    private func decorate(_ view: UIView) {
        func has(_ feature: SceneView.Feature) -> Bool {
            features.contains(feature) || features.contains(.decorated)
        }
        if has(.roundCorners) {
            view.layer.cornerRadius = min(view.bounds.width, view.bounds.height) / 2
        }
        if has(.bordered) { view.layer.borderWidth = 2 }
        if has(.shadowed) {
            view.layer.shadowOpacity = 0.5
            view.layer.shadowPath = CGPath(rect: view.bounds, transform: nil)
        }
        if has(.tagged) { view.tag = 1 }
        if has(.exclusiveTouch) { view.isExclusiveTouch = true }
        if has(.multipleTouch) { view.isMultipleTouchEnabled = true }
        if has(.selected) { (view as? UIControl)?.isSelected = true }
        if has(.notOpaque) { view.isOpaque = false }
        if has(.contentsScale) { view.layer.contentsScale = 2 }
        if has(.labelled) { view.accessibilityLabel = "decorated" }
        if has(.centredContent) { view.contentMode = .center }
        if has(.contentInset) { (view as? UIButton)?.contentEdgeInsets.left = 20 }
        if has(.autoresizing) {
            view.autoresizesSubviews = false
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        }
    }
}
