@_exported import GeometryModel
