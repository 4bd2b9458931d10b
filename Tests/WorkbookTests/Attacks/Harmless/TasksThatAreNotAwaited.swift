// Attack: is right, and has asynchronous functions, actors and queues beside its work.
// Exercise: 3
// Expect: passed
// Held by: the allow-list knows what honest answers use
import Foundation
import UIKit

actor Counter {
    private var count = 0
    func add() -> Int { count += 1; return count }
}

@available(macOS 10.15, *)
@MainActor
struct Later {
    @inlinable func wait() async throws -> Int { try await Task.sleep(nanoseconds: 1); return await Counter().add() }
}

class BaseView: UIView {
    nonisolated(unsafe) private static var isTold = false
    private static let queue = DispatchQueue(label: "log")
    private let lock = NSLock()

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if !BaseView.isTold {
            BaseView.isTold = true
            lock.lock()
            defer { lock.unlock() }
            Task { @MainActor in _ = try? await Later().wait() }
            DispatchQueue.main.async { [weak self] in print("later", self?.accessibilityIdentifier ?? "gone") }
            BaseView.queue.sync { print("told") }
        }
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() {
            let pointInSubview = convert(point, to: subview)
            if let hitView = subview.hitTest(pointInSubview, with: event) { return hitView }
        }
        return self
    }
}
