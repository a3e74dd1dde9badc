import { spawn } from 'node:child_process'
import { statSync, watchFile } from 'node:fs'
import { resolve } from 'node:path'
import { ensureInstalled } from './install.mjs'
import { PlainError, main, root, run, toolPath } from './lib/run.mjs'

const api = { port: process.env.PORT ?? '3000', file: resolve(root, 'server/dist/node.js') }
const vite = toolPath('vite/bin/vite.js')
const running = new Set()
let ending = false

await main(async () => {
  await ensureInstalled()
  console.log('Building the server …')
  const first = await run(process.execPath, [vite, 'build'], { cwd: resolve(root, 'server'), capture: true })
  if (first.code !== 0) throw new PlainError(`${first.output}\nThe server does not build: see the lines above.`)
  const address = `http://127.0.0.1:${api.port}`
  console.log(`API on ${address}; the console's address follows. Both reload when a source changes. End with Ctrl-C.`)
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => endAll(0))
  start([vite, 'build', '--watch', '--logLevel', 'warn'], { cwd: 'server', onExit: endAll })
  start([vite, '--host', '127.0.0.1', '--clearScreen', 'false'], {
    cwd: 'console',
    env: { ATRIUM_API: address },
    onExit: endAll,
  })
  runServer()
})

function start(args, { cwd = '.', env = {}, onExit }) {
  const options = { cwd: resolve(root, cwd), env: { ...process.env, ...env }, stdio: 'inherit' }
  const child = spawn(process.execPath, args, options)
  running.add(child)
  child.on('exit', (code) => {
    running.delete(child)
    onExit(code ?? 0)
  })
  return child
}

// node --watch loses sight of a file that a build replaces.
function runServer() {
  const startServer = () => start(['--enable-source-maps', api.file], { env: { PORT: api.port }, onExit: afterExit })
  let server = startServer()
  let replaced = false
  function afterExit(code) {
    server = undefined
    if (replaced) {
      replaced = false
      server = startServer()
    } else if (!ending && code !== 0) console.log('The server has ended; it starts again when a source changes.')
  }
  watchFile(api.file, { interval: 250, persistent: false }, ({ mtimeMs }, before) => {
    if (ending || mtimeMs === before.mtimeMs || !statSync(api.file, { throwIfNoEntry: false })) return
    if (!server) return void (server = startServer())
    replaced = true
    server.kill('SIGTERM')
  })
}

function endAll(code) {
  if (ending) return
  ending = true
  process.exitCode = code
  for (const child of running) child.kill('SIGTERM')
}
