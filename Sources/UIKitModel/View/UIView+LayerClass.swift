extension UIView {
    /// Creates a layer of a class.
    ///
    /// `init(coder:)` is the one initializer that every layer class has. The model's own classes do
    /// not need it.
    static func makeLayer(of layerClass: AnyClass) -> CALayer {
        if layerClass == CALayer.self { return CALayer() }
        if layerClass == CAShapeLayer.self { return CAShapeLayer() }
        guard let layerType = layerClass as? CALayer.Type,
            let layer = layerType.init(coder: NSCoder())
        else {
            ProgrammerError.invalidArgument.raise("\(layerClass) makes no layer for a view")
        }
        return layer
    }
}
