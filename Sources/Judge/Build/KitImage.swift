import Foundation

/// The kit's library with the Swift runtime and Foundation in it, in one file: an attempt of a class
/// starts in half the time, since nothing is looked up in twenty libraries, and plays a tenth faster.
///
/// It is made once a kit, from the kit's object files and the toolchain's static libraries, and only
/// taken where it offers every symbol that the libraries offer. Answers that import more than the kit
/// are linked with the libraries as ever: no process has both.
struct KitImage: Hashable, Sendable {
    /// The folder that the image is in.
    let folder: String

    /// The image's name for the linker.
    static let name = "AttemptKitWhole"
    /// The image's file.
    static let file = "lib\(name).so"

    /// The image.
    var path: String { "\(folder)/\(KitImage.file)" }
    /// A folder with a library of the image's name and no symbols, which is all that linking needs.
    var stub: String { "\(folder)/stub" }

    /// What tells an image from those of other kits and compilers, and from those made in another way.
    static func fingerprint(workbook: Workbook, compiler: String) -> String {
        let program = URL(fileURLWithPath: compiler).resolvingSymlinksInPath().path
        return workbook.kitFingerprint + Workbook.fingerprint(of: program)
            + KitImageMaker.options.joined(separator: " ")
    }

    /// Finds the image, or makes it; `nil` where that cannot be done.
    ///
    /// - Parameters:
    ///   - workbook: Where the kit is, and where the image is kept.
    ///   - compiler: The Swift compiler, beside which the other tools are.
    init?(workbook: Workbook, compiler: String) {
        #if os(Linux)
            let program = URL(fileURLWithPath: compiler).resolvingSymlinksInPath()
            let key = KitImage.fingerprint(workbook: workbook, compiler: compiler)
            let images = CacheFolder(path: "\(workbook.cache)/images", capacity: 4)
            folder = "\(images.path)/\(StableHash(key).text)"
            guard !FileManager.default.fileExists(atPath: folder) else {
                guard FileManager.default.fileExists(atPath: path) else { return nil }
                return
            }
            images.trim()
            let usr = program.deletingLastPathComponent().deletingLastPathComponent().path
            let unfinished = "\(folder)-\(UUID().uuidString)"
            defer { try? FileManager.default.removeItem(atPath: unfinished) }
            do {
                try KitImageMaker(workbook: workbook, toolchain: usr, folder: unfinished).make()
            } catch {
                // An empty folder says that it was tried.
                try? FileManager.default.removeItem(atPath: unfinished)
                try? FileManager.default.createDirectory(
                    atPath: unfinished,
                    withIntermediateDirectories: true
                )
            }
            // Somebody else may have been first.
            try? FileManager.default.moveItem(atPath: unfinished, toPath: folder)
            guard FileManager.default.fileExists(atPath: path) else { return nil }
        #else
            return nil
        #endif
    }
}
