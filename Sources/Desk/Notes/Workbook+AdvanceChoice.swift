import Catalogue
import Platform

extension Workbook {
    /// The student's choice whether a pass in `make watch` leads on to the next open exercise.
    ///
    /// It is kept from one watch to the next, and may be deleted at any time.
    var advanceChoice: KeptValue<Bool> {
        KeptValue(at: "\(cache)/desk/watch.json", atMost: 64)
    }
}
