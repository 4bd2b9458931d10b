import Testing
import UIKitModel

/// Listings 3.4 and 3.5: which layer a touch in the controller's view is in.
@MainActor
@Suite("Documents: listings 3.4 and 3.5")
struct DocumentListingTests {
    @Test("Listing 3.4: a point converted view to white to blue is inside as the alert says")
    func containsPoint() throws {
        let (view, white, blue, touches) = try listing()
        for touch in touches {
            let inWhite = white.convert(touch.point, from: view.layer)
            let inBlue = blue.convert(inWhite, from: white)
            #expect(
                answer(white.contains(inWhite), blue.contains(inBlue)) == touch.alert,
                "\(touch)"
            )
        }
    }

    @Test("Listing 3.5: hitTest with the superlayer's point finds the layer that the alert names")
    func layerHitTest() throws {
        let (_, white, blue, touches) = try listing()
        for touch in touches {
            let hit = white.hitTest(touch.point)
            #expect(answer(hit === white, hit === blue) == touch.alert, "\(touch)")
        }
    }

    @Test("Listing 3.5 holds in the order of zPosition too, where no zPosition is set")
    func layerHitTestByDepth() throws {
        let (_, white, blue, touches) = try listing()
        for touch in touches {
            let hit = CALayer.$hitTestOrder.withValue(.zPosition) { white.hitTest(touch.point) }
            #expect(answer(hit === white, hit === blue) == touch.alert, "\(touch)")
        }
    }

    @Test("The remark on zPosition: it does not change which view or, in tree order, layer is hit")
    func depthRemark() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let back = UIView(frame: root.bounds)
        let front = UIView(frame: root.bounds)
        root.addSubview(back)
        root.addSubview(front)
        back.layer.zPosition = 10
        let point = CGPoint(x: 50, y: 50)
        #expect(root.hitTest(point, with: nil) === front)
        #expect(root.layer.hitTest(point) === front.layer)
    }

    private func listing() throws -> (UIView, CALayer, CALayer, [DocumentTouch]) {
        let scene = try DocumentFixtures.scene("listing-3.4-3.5")
        let view = LoggedView.tree(try #require(scene.views), log: CallLog())
        let white = try #require(view.named("layerView")).layer
        let blue = try #require(white.sublayers?.first)
        return (view, white, blue, try #require(scene.touches))
    }

    private func answer(_ isInWhite: Bool, _ isInBlue: Bool) -> String? {
        if isInBlue { return "Inside Blue Layer" }
        return isInWhite ? "Inside White Layer" : nil
    }
}
