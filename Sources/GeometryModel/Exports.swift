/// `import UIKit` brings these modules along, as it does on Apple's systems.
@_exported import CoreGraphics
@_exported import Foundation
