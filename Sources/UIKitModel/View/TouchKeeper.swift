/// A view whose touches a scroll view does not take over by default: a control.
package protocol TouchKeeper: UIView {}
