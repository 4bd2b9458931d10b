@_exported import UIKitModel
