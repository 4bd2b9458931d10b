/// `import UIKit` brings Foundation along, as it does on Apple's systems.
@_exported import Foundation

#if canImport(Darwin)
    @_exported import CoreGraphics
#endif
