// Stands for Apple's module of this name, which a system other than theirs lacks.

/// `import CoreGraphics` brings the types of points, sizes and rectangles along, which Foundation
/// has.
@_exported import Foundation
