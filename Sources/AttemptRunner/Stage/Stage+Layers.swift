import ControlModel
import Scenario

/// The layers of the white view: those of the scene, and the answer's.
extension Stage {
    /// Loads the answer's view, and records the changes to the scene's views and the layers in the white
    /// view's layer.
    func load(_ answer: UIViewController) {
        let before = recorder.recordsChanges ? viewStates : []
        answer.loadViewIfNeeded()
        for (property, index) in ViewState.changes(from: before, to: viewStates) {
            recorder.record(.wrote(property, .responder(index)))
        }
        for layer in layerView?.layer.sublayers ?? [] {
            layersAfterLoading.insert(ObjectIdentifier(layer))
        }
    }

    /// Whether a layer was added to the white view's layer after `viewDidLoad`.
    func isLate(_ layer: CALayer) -> Bool {
        layer.superlayer === layerView?.layer
            && !layersAfterLoading.contains(ObjectIdentifier(layer))
    }

    /// The names of the layers that were in the white view's layer from the start and are no longer there.
    var removedLayers: [String] {
        earlierLayers.filter { $0.layer.superlayer !== layerView?.layer }.map(\.name)
    }

    /// Whether the layers that were in the white view's layer from the start have changed their order.
    var hasReorderedLayers: Bool {
        let earlier = earlierLayers.map { ObjectIdentifier($0.layer) }
        let now = layerView?.layer.sublayers?.map(ObjectIdentifier.init) ?? []
        return now.filter(earlier.contains) != earlier.filter(now.contains)
    }

    /// Records the layers that are in the white view's layer from the start, from back to front.
    func noteEarlierLayers() {
        guard let white = roles.first(where: { $0.kind == .layerView }) else { return }
        let inside = white.subviews.compactMap { role in
            view(named: role.name).map { ("\(role.name)'s layer", $0.layer) }
        }
        earlierLayers = inside + sceneLayers.map { ("earlierLayer", $0) }
    }

    /// Adds the scene's later layers, once the answer's have been described.
    func addLaterLayers() {
        let ownLayer = layerView?.layer.sublayers?.first {
            !$0.belongsToView && !sceneLayers.contains($0)
        }
        for (view, role) in zip(views.map(\.view), roles) {
            if role.features.contains(.laterLayer) {
                addHalfLayer(to: view.layer, as: .laterLayer, like: ownLayer)
            }
            if role.features.contains(.layerInBlueLayer), let ownLayer {
                addHalfLayer(to: ownLayer, as: .laterLayer, overhang: 20)
            }
        }
    }

    /// Adds a bare layer in front, over the left half of another one and `overhang` points beyond it.
    ///
    /// - Parameter model: A layer whose appearance it copies, but not its name: an answer may recognize its
    ///   own layer by name.
    func addHalfLayer(
        to superlayer: CALayer,
        as participant: Participant,
        overhang: CGFloat = 0,
        like model: CALayer? = nil
    ) {
        let layer = CALayer()
        if let model {
            layer.backgroundColor = model.backgroundColor
            (layer.cornerRadius, layer.zPosition) = (model.cornerRadius, model.zPosition)
        }
        let bounds = superlayer.bounds
        layer.frame = CGRect(
            x: bounds.minX - overhang,
            y: bounds.minY,
            width: bounds.width / 2 + overhang,
            height: bounds.height
        )
        superlayer.addSublayer(layer)
        sceneLayers.append(layer)
        recorder.register(layer, as: participant)
    }
}

extension CALayer {
    /// Whether it is the layer of a view, rather than one that only has a view as its delegate.
    @MainActor var belongsToView: Bool { (delegate as? UIView)?.layer === self }

    /// The number of sublayers in front of another one that are layers of views.
    @MainActor func viewsInFront(of sublayer: CALayer) -> Int {
        let sublayers = sublayers ?? []
        guard let index = sublayers.firstIndex(where: { $0 === sublayer }) else { return 0 }
        return sublayers[(index + 1)...].count { $0.belongsToView }
    }
}
