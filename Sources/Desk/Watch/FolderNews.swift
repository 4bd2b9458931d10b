/// What the system told of a watched folder; what matters more comes later.
enum FolderNews: Comparable {
    /// Nothing that concerns the file.
    case nothing
    /// The file was saved, replaced or removed.
    case fileTouched
    /// The folder is not where it was.
    case folderLost
}
