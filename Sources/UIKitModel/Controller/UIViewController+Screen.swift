/// The style of the status bar, which the model does not have.
public enum UIStatusBarStyle: Int, Sendable {
    case `default` = 0
    case lightContent = 1
    case darkContent = 3
}

/// The orientations in which the screen may be used; the model's is upright.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
    /// The orientations, one bit each.
    public let rawValue: UInt

    /// Creates a mask.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Upright.
    public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
    /// Upside down.
    public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
    /// Turned to the right.
    public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
    /// Turned to the left.
    public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
    /// Turned to either side.
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    /// All orientations.
    public static let all: UIInterfaceOrientationMask = [
        .portrait, .portraitUpsideDown, .landscape,
    ]
    /// All orientations but upside down.
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

/// Runs animations beside a transition; the model has no transitions.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: NSObjectProtocol {
    /// Runs an animation beside the transition.
    @discardableResult
    func animate(
        alongsideTransition animation: (
            (any UIViewControllerTransitionCoordinatorContext) -> Void
        )?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
}

/// The context of a transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {}

/// A transition from one controller to another in a storyboard; the model has no storyboards.
@preconcurrency @MainActor
public final class UIStoryboardSegue: NSObject {
    /// The name in the storyboard.
    public let identifier: String?
    /// The controller that is left.
    public let source: UIViewController
    /// The controller that is shown.
    public let destination: UIViewController

    /// Creates a segue, which nothing performs.
    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
        super.init()
    }
}

/// The contents of a navigation bar for a controller; stored only.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
    /// The title in the bar.
    open var title: String?
    /// A line above the title.
    open var prompt: String?

    /// Creates an item.
    public init(title: String) {
        self.title = title
        super.init()
    }
}
