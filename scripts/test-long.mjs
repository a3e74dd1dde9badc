// The tests of npm test, in which servers are killed and stopped many times over.
process.env.RESILIENCE = 'long'
await import('./test.mjs')
