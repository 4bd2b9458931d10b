// Expect: didNotCompile
// Form: no code at all.
