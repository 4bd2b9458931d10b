// The contents of `import QuartzCore`: layers, and the rest of the model with them.
@_exported import ControlModel
