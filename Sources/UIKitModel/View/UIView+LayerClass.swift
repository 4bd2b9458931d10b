extension UIView {
    /// Makes a layer of a class.
    ///
    /// The initializer that every layer class has is the one for archives; the model's own classes
    /// are made without it.
    static func makeLayer(of layerClass: AnyClass) -> CALayer {
        if layerClass == CALayer.self { return CALayer() }
        if layerClass == CAShapeLayer.self { return CAShapeLayer() }
        guard let layerType = layerClass as? CALayer.Type,
            let layer = layerType.init(coder: NSCoder())
        else {
            ProgrammerError.invalidArgument("\(layerClass) makes no layer for a view").raise()
        }
        return layer
    }
}
