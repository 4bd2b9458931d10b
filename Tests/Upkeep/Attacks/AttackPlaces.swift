import Catalogue
import Foundation

/// The folders in which an attack could leave files: those of the workbook and the class, and the
/// world-writable folders of the machine.
struct AttackPlaces {
    private let own: [String]
    private let shared: [String]
    private let excepted: [String]

    /// The user ID with which a judge that runs as root spawns attempts.
    private static let nobody = 65_534
    /// The depth to which shared folders are listed.
    private static let levels = 3

    /// Creates the list of places.
    ///
    /// - Parameters:
    ///   - submissions: The folder of the class.
    ///   - folder: The folder that contains the class and its results.
    init(_ workbook: Workbook, submissions: String, apart folder: String) {
        own = [workbook.root, submissions]
        let temporary = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path
        shared = Set(["/tmp", "/var/tmp", "/dev/shm", NSHomeDirectory(), temporary]).sorted()
        excepted = [workbook.cache, "\(workbook.root)/.git", "\(folder)/out"]
    }

    /// Lists the current files.
    ///
    /// Other programs write to shared folders too. There the list contains only files that an
    /// attack's user owns or an attack named.
    func listing() -> FolderListing {
        FolderListing(of: own, except: excepted).joined(
            with: FolderListing(
                of: shared,
                except: excepted + own,
                levels: AttackPlaces.levels
            ) { name, owner in
                owner == AttackPlaces.nobody || name.contains("workbook-attack")
            }
        )
    }
}
