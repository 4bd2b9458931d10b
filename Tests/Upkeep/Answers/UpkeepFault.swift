import Platform

/// An error that prevents the workbook from checking itself.
package typealias UpkeepFault = Fault
