import Scenario

/// A finished picture below its title: a self-contained SVG document with a title and a description.
///
/// Elements of views carry `data-view` with the view's name, and an id that begins with the figure's name, so
/// that a page can contain many figures and highlight a view in all of them. Colours are CSS custom
/// properties, which a page may set.
package struct Figure: Sendable {
    /// The prefix of all ids, unique on a page.
    package let name: String
    package let title: String
    /// A description of the figure, in sentences, for readers who do not see it.
    package let description: String
    /// The height of the picture below the title.
    private let height: Double
    private let elements: [SVGElement]

    /// - Parameters:
    ///   - bottom: The lower end of the elements.
    ///   - signs: The signs that a legend below the elements explains.
    ///   - gap: The distance of the legend from the elements.
    package init(
        _ name: String,
        title: String,
        description: String,
        elements: [SVGElement],
        bottom: Double,
        signs: Set<FigureSign>,
        gap: Double = 14
    ) {
        self.name = name
        self.title = title
        self.description = description
        let legend = FigureLegend(signs, name: name)
        self.elements = elements + legend.elements(x: FigureLayout.margin, y: bottom + gap)
        height = bottom + (legend.isEmpty ? 0 : gap + legend.height) + FigureLayout.margin
    }

    /// The document: the same bytes for the same scene.
    package var svg: String { element(withStyle: true).xml() }

    /// The element for a page that already has ``styleSheet``.
    package var inlineSVG: String { element(withStyle: false).xml() }

    /// The style of all figures, for light and dark mode.
    package static let styleSheet = String(decoding: PackageResources.figure_css, as: UTF8.self)

    private func element(withStyle hasStyle: Bool) -> SVGElement {
        let (titleID, descriptionID) = ("\(name)-title", "\(name)-desc")
        let heading = FigureHeading(title)
        let width = FigureLayout.width
        let total = height + heading.height
        let ground = Rectangle(0.5, 0.5, width - 1, total - 1)
        let picture = SVGElement(
            "g",
            ["transform": "translate(0 \(heading.height.svg))"],
            containing: elements
        )
        return SVGElement(
            "svg",
            [
                "xmlns": "http://www.w3.org/2000/svg", "class": "hit-figure", "id": name,
                "role": "img", "aria-labelledby": "\(titleID) \(descriptionID)",
                "viewBox": "0 0 \(width.svg) \(total.svg)", "width": width.svg,
                "height": total.svg,
            ],
            containing: [
                SVGElement("title", ["id": titleID], text: FigureText.visible(title, longest: 400)),
                SVGElement(
                    "desc",
                    ["id": descriptionID],
                    text: FigureText.visible(description, longest: 4_000)
                ),
            ] + (hasStyle ? [SVGElement("style", text: Figure.styleSheet)] : []) + [
                SVGElement.box("ground", ground, radius: 10)
            ] + heading.elements + [picture]
        )
    }
}
