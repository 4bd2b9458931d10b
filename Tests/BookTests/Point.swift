import Scenario

/// On Apple's systems Foundation has another `Point`.
package typealias Point = Scenario.Point
