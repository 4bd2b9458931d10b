/// A view whose touches a scroll view leaves to it by default: a control.
package protocol TouchKeeper: UIView {}
