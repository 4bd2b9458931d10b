/// A press of a key or of a button on a remote; the model has none.
@preconcurrency @MainActor
public final class UIPress: NSObject {
    private override init() {
        super.init()
    }
}

/// An event of presses; the model sends none.
@preconcurrency @MainActor
public final class UIPressesEvent: UIEvent {}
