import ControlModel
import UIKitModel

/// The mimicked system hit test, the way an app's programmer writes it.
class BaseView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha > 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() {
            let converted = convert(point, to: subview)
            if let hit = subview.hitTest(converted, with: event) { return hit }
        }
        return self
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.contains(point)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        for touch in touches where touch.view === self {
            NSLog("%@", NSCoder.string(for: touch.location(in: self)))
        }
        _ = event?.allTouches?.first?.location(in: nil)
    }
}

/// A view with a convenience initialiser, and no designated one of its own.
final class RoundView: UIView {
    convenience init(radius: CGFloat) {
        self.init(frame: CGRect(x: 0, y: 0, width: 2 * radius, height: 2 * radius))
        layer.cornerRadius = radius
        backgroundColor = .red
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = min(bounds.width, bounds.height) / 2
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        super.point(inside: point, with: event) && UIBezierPath(ovalIn: bounds).contains(point)
    }
}

/// A view set up alike however it is made.
class PlainView: UIView {
    private(set) var isSetUp = false

    override init(frame: CGRect) {
        super.init(frame: frame)
        commonInit()
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private func commonInit() {
        isSetUp = true
        isUserInteractionEnabled = true
        isMultipleTouchEnabled = true
        clipsToBounds = false
        contentMode = .scaleAspectFit
    }
}

/// The view of the book's listings.
class ListingViewController: UIViewController {
    let layerView = UIView(frame: CGRect(x: 60, y: 100, width: 200, height: 200))
    var blueLayer: CALayer!

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .lightGray
        layerView.backgroundColor = UIColor.white
        view.addSubview(layerView)
        blueLayer = CALayer()
        blueLayer.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
        blueLayer.backgroundColor = UIColor.blue.cgColor
        layerView.layer.addSublayer(blueLayer)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let point = touches.first?.location(in: view) else { return }
        show(at: point)
    }

    func show(at point: CGPoint) {
        let layer = layerView.layer.hitTest(point)
        if layer == blueLayer {
            showAlert("Inside Blue Layer")
        } else if layer === layerView.layer {
            showAlert("Inside White Layer")
        }
    }

    private func showAlert(_ title: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(
            UIAlertAction(title: "OK", style: .default) { [weak self] _ in
                self?.dismiss(animated: true)
            }
        )
        present(alert, animated: true, completion: nil)
    }
}

/// An app's delegate.
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = ListingViewController()
        window?.makeKeyAndVisible()
        return true
    }
}

/// A view that counts how often the device was shaken.
final class ShakenView: UIView {
    var shakes = 0

    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        if motion == .motionShake { shakes += 1 }
    }
}
