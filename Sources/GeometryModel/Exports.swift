/// `import UIKit` also imports these modules, as on Apple's systems.
@_exported import CoreGraphics
@_exported import Foundation
