/// The error of a check that was cancelled before its end.
package struct CheckCancelled: Error {}
