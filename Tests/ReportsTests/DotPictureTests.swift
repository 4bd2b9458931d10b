import Figures
import Foundation
import Scenario
import Testing

@testable import Reports

/// Shapes as dots, compared with geometry that is worked out here.
@Suite("A picture of dots")
struct DotPictureTests {
    private func picture(_ shape: ShapeScene, columns: Int = 76, rows: Int = 20) -> DotPicture {
        let answer = PicturedAnswer(isRound: shape.isRound)
        let content = SceneContent(shape.scene, step: 0, of: answer)
        return DotPicture(content, columns: columns, rows: rows)
    }

    /// The dots of a view's own lines, as points.
    private func dots(of view: Int, in dots: DotCanvas) -> [Point] {
        (0..<dots.rows).flatMap { row in
            (0..<dots.columns).filter { column in
                let dot = dots[column, row]
                return dot.owner == view && dot.line != nil && dot.line != .sparse
            }.map { Point(Double($0), Double(row)) }
        }
    }

    private func distance(_ first: Point, _ second: Point) -> Double {
        hypot(first.x - second.x, first.y - second.y)
    }

    @Test("A turned view's outline passes through its corners, and leaves its edges nowhere")
    func turned() throws {
        let picture = picture(.turned)
        let dots = dots(of: 1, in: picture.dots)
        let (center, angle) = (Point(150, 110), 30 * Double.pi / 180)
        // The view has 100 by 100 points, and is scaled by 1.5 in its own horizontal direction.
        let corners = [(-75.0, -50.0), (75, -50), (75, 50), (-75, 50)].map { x, y in
            picture.frame.mapping.apply(
                Point(
                    center.x + x * cos(angle) - y * sin(angle),
                    center.y + x * sin(angle) + y * cos(angle)
                )
            )
        }
        for corner in corners {
            #expect(dots.contains { abs($0.x - corner.x) <= 0.5 && abs($0.y - corner.y) <= 0.5 })
        }
        for dot in dots {
            let distances = zip(corners, corners.dropFirst() + corners.prefix(1)).map {
                start,
                end in
                let (x, y) = (end.x - start.x, end.y - start.y)
                return abs(x * (dot.y - start.y) - y * (dot.x - start.x)) / hypot(x, y)
            }
            #expect(try #require(distances.min()) <= 0.71)
        }
        let perimeter = zip(corners, corners.dropFirst() + corners.prefix(1)).map(distance)
        #expect(Double(dots.count) > perimeter.reduce(0, +) / 1.5)
    }

    @Test(
        "A circle is round: each dot is within half a dot of it, and no direction has none",
        arguments: [(ShapeScene.circle, 60.0), (.turnedCircle, 60), (.ownCircle, 30)]
    )
    func circle(shape: ShapeScene, radius: Double) throws {
        let picture = picture(shape)
        let dots = dots(of: 1, in: picture.dots)
        let middle = picture.frame.mapping.apply(Point(shape == .ownCircle ? 130 : 160, 120))
        let radius = radius * picture.frame.mapping.a
        for dot in dots { #expect(abs(distance(dot, middle) - radius) < 0.55) }
        for direction in stride(from: 0.0, to: 360, by: 15) {
            let angle = direction * .pi / 180
            let point = Point(middle.x + radius * cos(angle), middle.y + radius * sin(angle))
            #expect(dots.contains { distance($0, point) < 1.5 }, "\(direction)")
        }
    }

    @Test("A view hides only the parts of others that it covers; a greater z position is in front")
    func covered() {
        let picture = picture(.layers)
        let dots = picture.dots
        let content = SceneContent(ShapeScene.layers.scene, step: 0, of: nil)
        let (raised, later) = (1, 2)
        let front = picture.frame.mapping.apply(content.bounds(of: raised))
        let behind = self.dots(of: later, in: dots)
        #expect(!behind.contains { front.contains($0) })
        // As if the other were not there.
        var alone = DotCanvas(
            columns: picture.frame.columns,
            rows: picture.frame.rows
        )
        alone.draw(picture.frame.mapping.apply(content.bounds(of: later)), .solid, for: later)
        let left = self.dots(of: later, in: alone).filter { !front.contains($0) }
        let fromFront = Set(self.dots(of: raised, in: dots))
        #expect(Set(behind) == Set(left).subtracting(fromFront))
    }

    @Test("A circle that decides about touches is seen where another view covers it")
    func coveredCircle() {
        let picture = picture(.coveredCircle)
        let dots = picture.dots
        let (middle, radius) = (Point(160, 120), 60 * picture.frame.mapping.a)
        let center = picture.frame.mapping.apply(middle)
        var onRim = 0
        for row in 0..<dots.rows {
            for column in 0..<dots.columns where dots[column, row].line == .sparse {
                let away = distance(Point(Double(column), Double(row)), center)
                if abs(away - radius) < 0.55 { onRim += 1 }
            }
        }
        #expect(onRim > 20)
    }

    @Test("A clipped view has no line outside, only single dots")
    func clipped() {
        let picture = picture(.clipped)
        let content = SceneContent(ShapeScene.clipped.scene, step: 0, of: nil)
        let parent = picture.frame.mapping.apply(content.bounds(of: 1))
        let dots = dots(of: 2, in: picture.dots)
        #expect(!dots.isEmpty)
        for dot in dots {
            let near = [(-1.0, 0.0), (1, 0), (0, -1), (0, 1), (0, 0)]
                .map { Point(dot.x + $0.0, dot.y + $0.1) }
            #expect(near.contains(where: parent.contains))
        }
    }

    @Test("A hidden view covers nothing, and has dashes")
    func hidden() {
        let picture = picture(.hidden)
        let dots = picture.dots
        let lines = (0..<dots.rows).flatMap { row in
            (0..<dots.columns).compactMap { dots[$0, row].line }
        }
        #expect(lines.contains(.dashed))
        #expect(picture.views.seen.isSuperset(of: [0, 1, 2]))
    }

    @Test("The touch is in the middle of its cell", arguments: ShapeScene.allCases)
    func touch(shape: ShapeScene) throws {
        let picture = picture(shape)
        let content = SceneContent(shape.scene, step: 0, of: nil)
        let touch = try #require(content.touches.first)
        guard let cell = picture.frame.cell(touch) else {
            #expect(shape == .outOfSight)
            return
        }
        let dot = picture.frame.mapping.apply(touch)
        #expect(abs(dot.x - (Double(cell.column) * 2 + 0.5)) < 0.01)
        #expect(abs(dot.y - (Double(cell.row) * 4 + 1.5)) < 0.01)
    }

    @Test("If the mark hides an outline, words say on which side of it the touch is")
    func nearOutline() {
        #expect(picture(.turnedCircle).views.nearTouch == [1: .inside])
        #expect(picture(.circle).views.nearTouch[1] == nil)
    }
    @Test(
        "The name of each view stands in the picture in one piece, or else its key",
        arguments: ShapeScene.allCases,
        [60, 80, 140]
    )
    func names(shape: ShapeScene, columns: Int) throws {
        let style = TextStyle(glyphs: .unicode, columns: columns)
        let answer = PicturedAnswer(isRound: shape.isRound)
        let lines = ScenePicture(shape.scene, of: answer, style: style).lines.map(\.text)
        let legend = try #require(lines.firstIndex { $0.hasSuffix("  frame") })
        let drawing = lines[..<legend].joined(separator: "\n")
        let covered = shape == .coveredCircle ? "round" : nil
        for view in shape.scene.views
        where view.name != covered && !drawing.contains(view.name) {
            let row = try #require(lines[legend...].first { $0.contains(" \(view.name) ") })
            let key = try #require(row.dropFirst(2).first)
            #expect(key.isLetter && drawing.contains(key), "\(view.name):\n\(drawing)")
        }
    }
}
