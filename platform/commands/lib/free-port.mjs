import { createServer } from 'node:net'

/** Resolves to a port of this machine that no program uses at the moment. */
export function freePort() {
  return new Promise((done, fail) => {
    const probe = createServer().once('error', fail)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => done(port))
    })
  })
}
