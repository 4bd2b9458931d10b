import Foundation
import Judge

/// Where an attack could leave something: the workbook's own folders, the class, and the folders that
/// all of a machine's programs write to.
struct AttackPlaces {
    private let own: [String]
    private let shared: [String]
    private let excepted: [String]

    /// The user whom a root judge lets attempts run as.
    private static let nobody = 65_534
    /// How deep folders of others are looked through.
    private static let levels = 3

    /// Names the places.
    ///
    /// - Parameters:
    ///   - submissions: The class's folder.
    ///   - folder: Where the class lies and the results go.
    init(_ workbook: Workbook, submissions: String, apart folder: String) {
        own = [workbook.root, submissions]
        let temporary = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path
        shared = Set(["/tmp", "/var/tmp", "/dev/shm", NSHomeDirectory(), temporary]).sorted()
        excepted = [workbook.cache, "\(workbook.root)/.git", "\(folder)/out"]
    }

    /// What is there now.
    ///
    /// Others write to shared folders, too: there only what an attack's user owns or an attack named is
    /// of interest.
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
