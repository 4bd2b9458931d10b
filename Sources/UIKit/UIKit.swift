/// Re-exports the model as `UIKit`, so that the same answer file also compiles in an app.
@_exported import ControlModel
