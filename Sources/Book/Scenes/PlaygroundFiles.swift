import Figures
import Pages

/// The scripts and style sheets of pages that have scenes to play with.
enum PlaygroundFiles {
    private static let scripts = [
        "mapping.js", "scene.js", "hit-test.js", "layers.js", "chain.js", "svg.js", "drawing.js",
        "playground.js",
    ]
    private static let explorerScripts = ["fields.js", "handle.js", "explorer.js"]

    static func ofLesson(_ files: WebFiles) throws -> (scripts: [String], styles: [String]) {
        (
            try scripts.map { try files.text("Explorer/\($0)") },
            [Figure.styleSheet, try files.text("Explorer/playground.css")]
        )
    }

    static func ofExplorer(_ files: WebFiles) throws -> (scripts: [String], styles: [String]) {
        let (scripts, styles) = try ofLesson(files)
        return (
            try scripts + explorerScripts.map { try files.text("Explorer/\($0)") },
            styles + [try files.text("Explorer/explorer.css")]
        )
    }
}
