import ControlModel
import Scenario

@MainActor
extension Stage {
    /// Creates the view of a role, of the class that its kind and its features specify.
    func makeView(_ role: SceneView) -> UIView {
        let frame = CGRect(role.frame)
        switch role.kind {
        case .answer:
            guard let view = harness.makeAnswerView(frame: frame) else {
                return TracedView(frame: frame)
            }
            return view
        case .button:
            let type = role.buttonType
            let button = role.isOfKitsClass ? UIButton(type: type) : TracedButton(type: type)
            button.frame = frame
            return button
        case .label: return role.handles.isEmpty ? UILabel(frame: frame) : TracedLabel(frame: frame)
        case .imageView: return UIImageView(frame: frame)
        case .scrollView:
            return role.handles.isEmpty
                ? UIScrollView(frame: frame) : TracedScrollView(frame: frame)
        case .control: return RadioButton(frame: frame)
        case .view, .layerView, .window:
            if role.isOfKitsClass { return UIView(frame: frame) }
            return role.features.contains(.roundLayer)
                ? RoundLayerView(frame: frame) : TracedView(frame: frame)
        }
    }

    /// Adds a view to its superview, or leaves that for the end of the build.
    func insert(_ view: UIView, _ role: SceneView, into superview: UIView) {
        guard role.features.contains(.insertedLast) else { return superview.addSubview(view) }
        let others = insertedLast.filter { $0.superview === superview }
        insertedLast.append((view, superview, superview.subviews.count + others.count))
    }

    /// Inserts the views that were left for the end of the build, each at its place.
    func insertLastViews() {
        for last in insertedLast { last.superview.insertSubview(last.view, at: last.index) }
        insertedLast = []
    }
}

extension SceneView {
    fileprivate var buttonType: UIButton.ButtonType {
        if features.contains(.closeType) { return .close }
        return features.contains(.systemType) ? .system : .custom
    }

    /// Whether the view has a class of the kit that does not record its calls.
    fileprivate var isOfKitsClass: Bool {
        features.contains(.plain) && pointInside == .bounds && hitTest == .inherited
            && handles.isEmpty
    }
}
