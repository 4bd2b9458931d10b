import UIKitModel

/// A controller that nobody has shown: it tells when its view is loaded.
final class UnloadedController: UIViewController {
    private let viewIsLoaded: () -> Void

    init(viewIsLoaded: @escaping () -> Void) {
        self.viewIsLoaded = viewIsLoaded
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller that tells nobody; no scene does.
    required init?(coder: NSCoder) {
        viewIsLoaded = {}
        super.init(coder: coder)
    }

    override func loadView() {
        viewIsLoaded()
        super.loadView()
    }
}
