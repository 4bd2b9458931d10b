/// Answers to exercise 3 that differ in the body of `hitTest(_:with:)`, which begins in line 5.
enum BaseViewAnswer {
    /// A right body.
    static let right = """
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() {
            if let hit = subview.hitTest(convert(point, to: subview), with: event) { return hit }
        }
        return self
        """

    /// A file with statements as the body.
    static func file(_ body: String) -> String {
        let statements = body.split(separator: "\n", omittingEmptySubsequences: false)
            .map { "        \($0)" }.joined(separator: "\n")
        return """
            import UIKit

            class BaseView: UIView {
                override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
            \(statements)
                }
            }

            """
    }
}
