/// The events of a watched folder, in ascending order of importance.
package enum FolderEvents: Comparable {
    case nothing
    /// The file was saved, replaced or removed.
    case fileTouched
    /// The folder was moved, deleted or unmounted.
    case folderLost
}
