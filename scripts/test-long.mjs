// The tests of npm test, in which servers are killed and stopped many times over, and React warns.
process.env.RESILIENCE = 'long'
process.env.REACT_BUILD = 'development'
await import('./test.mjs')
