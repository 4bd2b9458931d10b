import AttemptRunner
import Sharing
import ControlModel
import UIKitModel

/// The answers' classes of three exercises, for a stage of the model.
@MainActor
enum ModelAnswers {
    static func harness(of exercise: SharedScene.Rule) -> any Harness.Type {
        switch exercise {
        case .containsPoint, .layerHitTest, .systemHitTest, .responderChain: PlainHarness.self
        case .shelterView: ShelterHarness.self
        case .roundButton: RoundHarness.self
        }
    }

    /// Every view is a plain one, which has UIKit's own `hitTest`.
    private enum PlainHarness: Harness {}

    private enum ShelterHarness: Harness {
        static func makeAnswerView(frame: CGRect) -> (UIView & TracedObject)? {
            Shelter(frame: frame)
        }
    }

    private enum RoundHarness: Harness {
        static func makeAnswerView(frame: CGRect) -> (UIView & TracedObject)? {
            Round(frame: frame)
        }
    }

    private final class Shelter: UIView, TracedObject {
        var workbookPart: Part?

        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
            workbookPart.hitTestEnded(found(at: point, with: event), by: self)
        }

        private func found(at point: CGPoint, with event: UIEvent?) -> UIView? {
            guard let hitView = super.hitTest(point, with: event) else { return nil }
            for sibling in (superview?.subviews.prefix { $0 !== self } ?? []).reversed() {
                guard let button = sibling as? UIButton else { continue }
                let pointInButton = convert(point, to: button)
                if let hit = button.hitTest(pointInButton, with: event) { return hit }
            }
            return hitView
        }

        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
            workbookPart.pointInsideBegan(point, with: event, of: self)
                ?? super.point(inside: point, with: event)
        }
    }

    private final class Round: UIButton, TracedObject {
        var workbookPart: Part?

        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
            workbookPart.hitTestEnded(super.hitTest(point, with: event), by: self)
        }

        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
            if let rule = workbookPart.pointInsideBegan(point, with: event, of: self) {
                return rule
            }
            let radius = min(bounds.width, bounds.height) / 2
            return hypot(point.x - bounds.midX, point.y - bounds.midY) <= radius
        }
    }
}
