/// The code that SwiftPM generates for a target's embedded files.
enum PackageResources {
    static let figure_css: [UInt8] = []
}
