import SwiftUI
import UIKit

/// An area of the app's own window that reports its place on the screen.
struct WindowArea: UIViewRepresentable {
    /// Called with the app's window scene and the area's origin, after each layout.
    let placed: @MainActor (UIWindowScene, CGPoint) -> Void

    func makeUIView(context: Context) -> AreaView { AreaView() }

    func updateUIView(_ view: AreaView, context: Context) {
        view.placed = placed
        // A view is not laid out if only its superview moves.
        view.setNeedsLayout()
    }

    final class AreaView: UIView {
        var placed: @MainActor (UIWindowScene, CGPoint) -> Void = { _, _ in }

        override func layoutSubviews() {
            super.layoutSubviews()
            guard let scene = window?.windowScene else { return }
            let origin = convert(CGPoint.zero, to: nil)
            // SwiftUI's state must not change during a layout.
            DispatchQueue.main.async { self.placed(scene, origin) }
        }
    }
}
