import UIKitModel

/// A controller that collects child controllers while their parent's view is built.
final class LazyController: UIViewController {}
