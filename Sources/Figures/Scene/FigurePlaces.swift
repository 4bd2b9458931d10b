import Scenario

/// The places of a scene's views and points on its figure, for a page that marks them.
package struct FigurePlaces: Sendable {
    let name: String
    let geometry: SceneGeometry
    /// The map from the window's coordinates to those of the picture below the title.
    let mapping: PlaneMapping
    /// The height of the title.
    let top: Double

    /// The id of a view's element; `nil` if the figure has no such view.
    ///
    /// A view outside the drawn part has an id but no element.
    package func identifier(of view: String) -> String? {
        geometry.places.firstIndex { $0.view.name == view }.map { "\(name)-view-\($0)" }
    }

    /// A view's superview; `nil` if it has none.
    package func superview(of view: String) -> String? {
        geometry.place(of: view)?.parent.map { geometry.places[$0].view.name }
    }

    /// A point of a view's own coordinates in the coordinates of the figure.
    ///
    /// `nil` if it cannot be drawn.
    package func point(_ point: Point, of view: String) -> Point? {
        guard let inWindow = geometry.inWindow(point, of: view), inWindow.isDrawable else {
            return nil
        }
        let inPicture = mapping.apply(inWindow)
        return Point(inPicture.x, inPicture.y + top)
    }
}
