import Scenario
import Testing

@testable import Figures

@Suite("A convex polygon")
struct ConvexPolygonTests {
    private let square = ConvexPolygon(Rectangle(0, 0, 10, 10))

    @Test("The common part of two squares is a square")
    func intersection() {
        let common = square.intersection(ConvexPolygon(Rectangle(5, 4, 10, 10)))
        #expect(common?.box == Rectangle(5, 4, 5, 6))
    }

    @Test("The common part does not depend on the direction of the corners")
    func mirrored() {
        let mirrored = ConvexPolygon([
            Point(15, 4), Point(5, 4), Point(5, 14), Point(15, 14),
        ])
        #expect(square.intersection(mirrored)?.box == Rectangle(5, 4, 5, 6))
        #expect(mirrored.intersection(square)?.box == Rectangle(5, 4, 5, 6))
    }

    @Test("Polygons apart have no common part")
    func apart() {
        #expect(square.intersection(ConvexPolygon(Rectangle(20, 0, 5, 5))) == nil)
        #expect(square.intersection(ConvexPolygon(Rectangle(2, 2, 0, 0))) == nil)
        #expect(square.intersection(ConvexPolygon([])) == nil)
    }

    @Test("A turned square cuts off corners")
    func turned() {
        let diamond = ConvexPolygon([
            Point(5, -2), Point(12, 5), Point(5, 12), Point(-2, 5),
        ])
        #expect(square.intersection(diamond)?.corners.count == 8)
        #expect(diamond.contains(Point(5, 5)))
        #expect(!diamond.contains(Point(0.5, 0.5)))
        #expect(!diamond.contains(Rectangle(0, 0, 10, 10)))
        #expect(diamond.contains(Rectangle(3, 3, 4, 4)))
    }

    @Test("A polygon is covered by itself and by a larger one")
    func covered() {
        #expect(square.isCovered(by: square))
        #expect(square.isCovered(by: ConvexPolygon(Rectangle(-1, 0, 11, 10))))
        #expect(!square.isCovered(by: ConvexPolygon(Rectangle(1, 0, 11, 10))))
    }
}
