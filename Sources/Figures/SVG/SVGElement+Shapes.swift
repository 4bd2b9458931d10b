import Scenario

extension SVGElement {
    package static func text(_ text: String, _ style: String, x: Double, y: Double) -> SVGElement {
        SVGElement("text", ["class": style, "x": x.svg, "y": y.svg], text: text)
    }

    package static func path(_ style: String, _ path: String) -> SVGElement {
        SVGElement("path", ["class": style, "d": path])
    }

    package static func circle(_ style: String, at center: Point, radius: Double) -> SVGElement {
        SVGElement(
            "circle",
            ["class": style, "cx": center.x.svg, "cy": center.y.svg, "r": radius.svg]
        )
    }

    /// A rectangle with round corners.
    package static func box(_ style: String, _ box: Rectangle, radius: Double) -> SVGElement {
        SVGElement(
            "rect",
            [
                "class": style, "x": box.x.svg, "y": box.y.svg, "width": box.width.svg,
                "height": box.height.svg, "rx": radius.svg,
            ]
        )
    }
}
