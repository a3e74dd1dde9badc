// The tests of npm test, in which faults are repeated many times over.
process.env.FAULTS = 'long'
await import('./test.mjs')
