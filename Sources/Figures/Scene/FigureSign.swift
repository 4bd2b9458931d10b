/// A sign in a figure that the legend explains.
package enum FigureSign: Hashable, Sendable {
    case touch
    case hit
    /// A layer gets no touches, but hit testing finds it.
    case hitLayer
    case number
    case state(ViewState)
    case overhang
    case covered
    case clipped
    case area
    /// The circle in which the answer's button should take touches.
    case wanted
    case frame
    case cut

    static let ordered: [FigureSign] =
        [.touch, .hit, .hitLayer, .number] + ViewState.allCases.map(FigureSign.state)
        + [.overhang, .covered, .clipped, .area, .wanted, .frame, .cut]

    var words: String {
        switch self {
        case .touch: "touch"
        case .hit: "gets the touch"
        case .hitLayer: "is hit"
        case .number: "order of asking"
        case .state(.hidden): "hidden"
        case .state(.transparent): "alpha below 0.01"
        case .state(.off): "interaction off"
        case .overhang: "no touch arrives here"
        case .covered: "covered"
        case .clipped: "clipped away"
        case .area: "bounds"
        case .wanted: "circle to react in"
        case .frame: "frame"
        case .cut: "goes on"
        }
    }
}
