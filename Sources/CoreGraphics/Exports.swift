// Stands in for Apple's module of this name on systems that lack it.

/// `import CoreGraphics` also imports the types of points, sizes and rectangles, which are Foundation's.
@_exported import Foundation
