/// The name under which an answer imports the model, so that the same file compiles in an app.
@_exported import UIKitModel
