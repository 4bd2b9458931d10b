import Judge

/// The six exercises of the workbook, for tests that speak of one of them.
extension Exercise {
    /// Exercise 1.
    public static let containsPoint = known("ContainsPoint")

    /// Exercise 2.
    public static let layerHitTest = known("LayerHitTest")

    /// Exercise 3.
    public static let systemHitTest = known("SystemHitTest")

    /// Exercise 4.
    public static let shelterView = known("ShelterView")

    /// Exercise 5.
    public static let roundButton = known("RoundButton")

    /// Exercise 6.
    public static let responderChain = known("ResponderChain")

    private static func known(_ name: String) -> Exercise {
        do {
            return try named(name)
        } catch {
            fatalError(error.message)
        }
    }
}
