@preconcurrency @MainActor
final class TouchDelivery {
    func deliver(_ event: UIEvent, in window: UIWindow) {}
}
