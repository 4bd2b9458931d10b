/// The error that a check was cancelled before its end.
package struct CheckCancelled: Error {}
