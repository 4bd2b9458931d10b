/// What SwiftPM makes of a target's embedded files when it builds.
enum PackageResources {
    static let figure_css: [UInt8] = []
}
