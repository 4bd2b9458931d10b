import UIKitModel

/// A child controller that is never shown, and that reports when its view gets loaded.
final class UnloadedController: UIViewController {
    private let viewIsLoaded: () -> Void

    init(viewIsLoaded: @escaping () -> Void) {
        self.viewIsLoaded = viewIsLoaded
        super.init(nibName: nil, bundle: nil)
    }

    /// Required by `NSCoding`; no scene decodes a controller.
    required init?(coder: NSCoder) {
        viewIsLoaded = {}
        super.init(coder: coder)
    }

    override func loadView() {
        viewIsLoaded()
        super.loadView()
    }
}
