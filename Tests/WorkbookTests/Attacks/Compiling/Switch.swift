// Attack: is a switch over a tuple of enumerations, whose cases the compiler must all tell apart.
// Exercise: 3
// Expect: didNotCompile
// Held by: compile box; limit on one switch
import UIKit

enum Letter { case a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p }

func weigh(_ x: (Letter, Letter, Letter, Letter, Letter, Letter, Letter)) -> Int {
    switch x {
    case (.a, .a, _, .a, .a, _, .a): 0
    case (.b, _, .d, .e, _, .g, .h): 1
    case (_, .e, .g, _, .k, .m, _): 2
    case (.d, .g, _, .m, .p, _, .f): 3
    case (.e, _, .m, .a, _, .i, .m): 4
    case (_, .k, .p, _, .j, .o, _): 5
    case (.g, .m, _, .i, .o, _, .k): 6
    case (.h, _, .f, .m, _, .k, .b): 7
    case (_, .a, .i, _, .i, .a, _): 8
    case (.j, .c, _, .e, .n, _, .p): 9
    case (.k, _, .o, .i, _, .m, .g): 10
    case (_, .g, .b, _, .h, .c, _): 11
    case (.m, .i, _, .a, .m, _, .e): 12
    case (.n, _, .h, .e, _, .o, .l): 13
    case (_, .m, .k, _, .g, .e, _): 14
    case (.p, .o, _, .m, .l, _, .j): 15
    case (.a, _, .a, .a, _, .a, .a): 16
    case (_, .c, .d, _, .f, .g, _): 17
    case (.c, .e, _, .i, .k, _, .o): 18
    case (.d, _, .j, .m, _, .c, .f): 19
    case (_, .i, .m, _, .e, .i, _): 20
    case (.f, .k, _, .e, .j, _, .d): 21
    case (.g, _, .c, .i, _, .e, .k): 22
    case (_, .o, .f, _, .d, .k, _): 23
    case (.i, .a, _, .a, .i, _, .i): 24
    case (.j, _, .l, .e, _, .g, .p): 25
    case (_, .e, .o, _, .c, .m, _): 26
    case (.l, .g, _, .m, .h, _, .n): 27
    case (.m, _, .e, .a, _, .i, .e): 28
    case (_, .k, .h, _, .b, .o, _): 29
    case (.o, .m, _, .i, .g, _, .c): 30
    case (.p, _, .n, .m, _, .k, .j): 31
    case (_, .a, .a, _, .a, .a, _): 32
    case (.b, .c, _, .e, .f, _, .h): 33
    case (.c, _, .g, .i, _, .m, .o): 34
    case (_, .g, .j, _, .p, .c, _): 35
    case (.e, .i, _, .a, .e, _, .m): 36
    case (.f, _, .p, .e, _, .o, .d): 37
    case (_, .m, .c, _, .o, .e, _): 38
    case (.h, .o, _, .m, .d, _, .b): 39
    case (.i, _, .i, .a, _, .a, .i): 40
    case (_, .c, .l, _, .n, .g, _): 41
    case (.k, .e, _, .i, .c, _, .g): 42
    case (.l, _, .b, .m, _, .c, .n): 43
    case (_, .i, .e, _, .m, .i, _): 44
    case (.n, .k, _, .e, .b, _, .l): 45
    case (.o, _, .k, .i, _, .e, .c): 46
    case (_, .o, .n, _, .l, .k, _): 47
    case (.a, .a, _, .a, .a, _, .a): 48
    case (.b, _, .d, .e, _, .g, .h): 49
    case (_, .e, .g, _, .k, .m, _): 50
    case (.d, .g, _, .m, .p, _, .f): 51
    case (.e, _, .m, .a, _, .i, .m): 52
    case (_, .k, .p, _, .j, .o, _): 53
    case (.g, .m, _, .i, .o, _, .k): 54
    case (.h, _, .f, .m, _, .k, .b): 55
    case (_, .a, .i, _, .i, .a, _): 56
    case (.j, .c, _, .e, .n, _, .p): 57
    case (.k, _, .o, .i, _, .m, .g): 58
    case (_, .g, .b, _, .h, .c, _): 59
    }
}

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() {
            let pointInSubview = convert(point, to: subview)
            if let hitView = subview.hitTest(pointInSubview, with: event) { return hitView }
        }
        return self
    }
}
