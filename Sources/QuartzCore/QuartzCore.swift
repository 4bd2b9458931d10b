// What an answer gets by `import QuartzCore`: layers, and the rest of the model with them.
@_exported import ControlModel
