// What an answer gets by `import CoreGraphics`: points, rectangles, transforms and paths, and the rest of
// the model with them, since the compiler mistakes a module that shows a part of another one.
@_exported import UIKitModel
