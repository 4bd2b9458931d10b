import Catalogue

/// The six exercises of the workbook, for tests that speak of one of them.
extension Exercise {
    /// Exercise 1.
    package static let containsPoint = known("ContainsPoint")

    /// Exercise 2.
    package static let layerHitTest = known("LayerHitTest")

    /// Exercise 3.
    package static let systemHitTest = known("SystemHitTest")

    /// Exercise 4.
    package static let shelterView = known("ShelterView")

    /// Exercise 5.
    package static let roundButton = known("RoundButton")

    /// Exercise 6.
    package static let responderChain = known("ResponderChain")

    private static func known(_ name: String) -> Exercise {
        do {
            return try named(name)
        } catch {
            fatalError(error.message)
        }
    }
}
