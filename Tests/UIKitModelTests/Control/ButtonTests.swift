import Foundation
import Testing

@testable import ControlModel
@testable import UIKitModel

@MainActor
@Suite("A button")
struct ButtonTests {
    private class RoundButton: UIButton {
        var isPrepared = false

        override init(frame: CGRect) {
            super.init(frame: frame)
            isPrepared = true
        }

        required init?(coder: NSCoder) {
            super.init(coder: coder)
            isPrepared = true
        }
    }

    private final class MethodsOnly: UIButton {
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { true }
    }

    @Test("Every way to create a button works for subclasses, through init(frame:)")
    func initialisers() {
        let action = UIAction { _ in }
        let buttons = [
            RoundButton(), RoundButton(frame: controlFrame), RoundButton(type: .custom),
            RoundButton(frame: controlFrame, primaryAction: action),
            RoundButton(type: .system, primaryAction: action), RoundButton(primaryAction: action),
        ]
        #expect(!buttons.map(\.isPrepared).contains(false))
        #expect(buttons.map(\.frame.width) == [0, 100, 0, 100, 0, 0])
        #expect(
            buttons.map(\.buttonType) == [.custom, .custom, .custom, .custom, .system, .system]
        )
        #expect(MethodsOnly().buttonType == .custom)
        #expect(MethodsOnly(frame: controlFrame).frame == controlFrame)
        #expect(MethodsOnly(type: .close).buttonType.rawValue == 7)
    }

    @Test("A primary action gives its title and image, and runs once a tap")
    func primaryAction() {
        var count = 0
        let image = UIImage()
        let action = UIAction(title: "Go", image: image) { _ in count += 1 }
        let button = UIButton(frame: controlFrame, primaryAction: action)
        #expect(button.currentTitle == "Go")
        #expect(button.currentImage === image)
        TouchOnControl(button).perform(.down(50, 25), .up(50, 25))
        #expect(count == 1)
        TouchOnControl(button).perform(.down(50, 25), .up(300, 25))
        #expect(count == 1)
        button.sendActions(for: .primaryActionTriggered)
        #expect(count == 2)
    }

    @Test("A plain control runs its primary action when it is sent")
    func primaryActionOfControl() {
        var count = 0
        let control = UIControl(frame: controlFrame, primaryAction: UIAction { _ in count += 1 })
        TouchOnControl(control).perform(.down(50, 25), .up(50, 25))
        #expect(count == 0)
        control.sendActions(for: .primaryActionTriggered)
        #expect(count == 1)
    }

    @Test("A title not set for a state is the normal state's")
    func titles() {
        let button = UIButton()
        button.setTitle("normal", for: .normal)
        button.setTitle("selected", for: .selected)
        #expect(button.title(for: .highlighted) == "normal")
        #expect(button.title(for: .selected) == "selected")
        #expect(button.currentTitle == "normal")
        button.isSelected = true
        #expect(button.currentTitle == "selected")
        #expect(button.titleLabel?.text == "selected")
        button.isEnabled = false
        #expect(button.currentTitle == "normal")
    }

    @Test("The title changes with the touch")
    func highlightedTitle() {
        let button = UIButton(frame: controlFrame)
        button.setTitle("up", for: .normal)
        button.setTitle("down", for: .highlighted)
        let touch = TouchOnControl(button)
        touch.perform(.down(50, 25))
        #expect(button.titleLabel?.text == "down")
        touch.perform(.up(50, 25))
        #expect(button.titleLabel?.text == "up")
    }

    @Test("Colours and images are kept for each state")
    func colorsAndImages() {
        let button = UIButton()
        let (image, background) = (UIImage(), UIImage())
        let color = UIColor.systemBlue
        button.setTitleColor(color, for: .disabled)
        button.setImage(image, for: .normal)
        button.setBackgroundImage(background, for: .selected)
        #expect(button.titleColor(for: .normal) == nil)
        #expect(button.titleColor(for: .disabled) === color)
        #expect(button.image(for: .selected) === image)
        #expect(button.currentBackgroundImage == nil)
        #expect(button.backgroundImage(for: .selected) === background)
        #expect(button.imageView?.image === image)
        #expect(button.subviews == [button.imageView])
    }

    @Test("Label and image view are subviews from the first title and image on, and not before")
    func lazySubviews() {
        let button = UIButton(frame: controlFrame)
        button.titleLabel?.font = .boldSystemFont(ofSize: 20)
        #expect(button.imageView?.image == nil)
        #expect(button.subviews.isEmpty)
        button.setTitle("Title", for: .normal)
        #expect(button.subviews == [button.titleLabel])
        #expect(button.titleLabel?.font.pointSize == 20)
        button.setImage(UIImage(), for: .normal)
        #expect(button.subviews == [button.imageView, button.titleLabel])
        button.setTitle(nil, for: .normal)
        #expect(button.titleLabel?.text == nil)
    }

    @Test("Hit testing goes past the label to the button")
    func hitTestPastLabel() {
        let button = UIButton(frame: controlFrame)
        button.setTitle("Title", for: .normal)
        button.layoutIfNeeded()
        #expect(button.titleLabel?.frame == controlFrame)
        #expect(button.hitTest(CGPoint(x: 50, y: 25), with: nil) === button)
    }

    @Test(
        "An enabled button keeps a single tap from its ancestors' recognizers",
        arguments: [
            (true, true, false), (false, true, true), (true, false, true),
        ]
    )
    func tapOfAncestor(isEnabled: Bool, isSingleTap: Bool, mayBegin: Bool) {
        let (ancestor, superview, button) = (UIView(), UIView(), UIButton())
        ancestor.addSubview(superview)
        superview.addSubview(button)
        button.isEnabled = isEnabled
        let tap = UITapGestureRecognizer()
        tap.numberOfTapsRequired = isSingleTap ? 1 : 2
        ancestor.addGestureRecognizer(tap)
        #expect(button.gestureRecognizerShouldBegin(tap) == mayBegin)
    }

    @Test("A button lets its own recognizer, a stranger's and another kind's begin")
    func otherRecognizers() {
        let (superview, stranger, button) = (UIView(), UIView(), UIButton())
        superview.addSubview(button)
        let (own, strange) = (UITapGestureRecognizer(), UITapGestureRecognizer())
        let other = UIGestureRecognizer()
        button.addGestureRecognizer(own)
        stranger.addGestureRecognizer(strange)
        superview.addGestureRecognizer(other)
        #expect(button.gestureRecognizerShouldBegin(own))
        #expect(button.gestureRecognizerShouldBegin(strange))
        #expect(button.gestureRecognizerShouldBegin(other))
    }

    @Test("Labels and image views take no touches until told to")
    func passiveViews() {
        let views = [UILabel(frame: controlFrame), UIImageView(frame: controlFrame)]
        for view in views {
            #expect(!view.isUserInteractionEnabled)
            #expect(view.hitTest(CGPoint(x: 5, y: 5), with: nil) == nil)
            view.isUserInteractionEnabled = true
            #expect(view.hitTest(CGPoint(x: 5, y: 5), with: nil) === view)
        }
        #expect(!UIImageView(image: UIImage(named: "cat")).isUserInteractionEnabled)
        #expect(!UILabel().isUserInteractionEnabled)
    }

    @Test("A label starts with UIKit's defaults, and its font cannot be lost")
    func labelDefaults() {
        let label = UILabel()
        #expect(label.text == nil && label.numberOfLines == 1)
        #expect(label.textAlignment.rawValue == 4)
        #expect(label.font == .systemFont(ofSize: 17))
        #expect(label.font != .boldSystemFont(ofSize: 17))
        label.font = nil
        #expect(label.font.pointSize == 17)
    }

    @Test("An image without a name is none")
    func images() {
        #expect(UIImage(named: "") == nil)
        #expect(UIImage(systemName: "") == nil)
        #expect(UIImage(systemName: "star") != nil)
    }
}
