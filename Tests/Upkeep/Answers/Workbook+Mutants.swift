import Catalogue

extension Workbook {
    /// The same workbook with a separate cache, for answers that are graded only once.
    var withCacheOfMutants: Workbook {
        var copy = self
        copy.cache += "/mutants"
        return copy
    }
}
