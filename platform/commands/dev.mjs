import { spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureInstalled } from './install.mjs'
import { freePort } from './lib/free-port.mjs'
import { PlainError, platformFolder, root } from './lib/run.mjs'

export const usage = `atrium dev [--refresh]
  --refresh      brings the menu and the dictionaries in the database to what the modules say
  PORT names the port, 3000 without it`

const host = '127.0.0.1'
const environment = { ...process.env }
/** Starts console and server for development, and starts the server again after each build of it. */
export async function command(args) {
  // Vite's build would take production for the whole process otherwise.
  process.env.NODE_ENV ??= 'development'
  const { isRefreshed, port } = readSettings(args)
  await ensureInstalled()
  const apiPort = await freePort()
  const front = await startFront(port, `http://${host}:${apiPort}`)
  const server = serverProcess({
    PORT: String(apiPort),
    HOST: host,
    DEV_ADDRESS: `http://${host}:${front.httpServer.address().port}`,
    ...(isRefreshed && { DEV_REFRESH: '1' }),
  })
  console.log('Building the server …')
  const watcher = await buildServer(() => server.restart())
  const end = () => {
    server.end()
    void Promise.all([front.close(), watcher.close()])
  }
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, end)
}

function readSettings(args) {
  const port = process.env.PORT || '3000'
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535)
    throw new PlainError(
      `PORT must be a whole number from 0 to 65535, but is "${port}". Change or unset it and start again.`,
    )
  try {
    const { values } = parseArgs({ args, options: { refresh: { type: 'boolean' } } })
    return { port: Number(port), isRefreshed: values.refresh === true }
  } catch {
    throw new PlainError(
      'Use npm run dev, or npm run dev -- --refresh to bring the menu and the dictionaries in the database to what the modules say.',
    )
  }
}

/** The console with hot reload; calls go on to the server. */
async function startFront(port, api) {
  const { createServer: createVite } = await import('vite')
  const server = { host, port, strictPort: true, proxy: { '/api': api, '^/health/(live|ready)$': api } }
  const front = await createVite({
    configFile: resolve(platformFolder, 'build/console.config.ts'),
    server,
    clearScreen: false,
  })
  try {
    return await front.listen()
  } catch (error) {
    await front.close()
    if (!error.message.includes('in use')) throw error
    throw new PlainError(`Port ${port} is in use. Stop the program that uses it, or set PORT to another number.`)
  }
}

/** The parts of modules that no server has, below a folder that is watched for new files. */
const besides = ['**/modules/*/console/**', '**/*.test.ts']

/** Builds the server, again whenever a source changes or a module gets one, and calls `onBuilt` each time. Errors of a build are shown, and the next change tries again. */
async function buildServer(onBuilt) {
  const { build } = await import('vite')
  const modules = resolve(root, 'modules')
  mkdirSync(modules, { recursive: true })
  const watcher = await build({
    configFile: resolve(platformFolder, 'build/server.config.ts'),
    logLevel: 'error',
    build: { watch: { exclude: besides } },
    plugins: [
      {
        name: 'new-files-of-modules',
        buildStart() {
          this.addWatchFile(modules)
        },
      },
    ],
  })
  watcher.on('event', (event) => {
    void event.result?.close()
    if (event.code === 'BUNDLE_END') onBuilt()
    if (event.code === 'ERROR') console.error(`${event.error.message}\nThe server does not build: see the lines above.`)
  })
  return watcher
}

/** The server as a process that is started again with each build. */
function serverProcess(env) {
  let child
  let isFirst = true
  let isStopping = false
  let isEnding = false
  const file = resolve(root, 'dist/server/node.js')
  function start() {
    if (isEnding) return
    const more = isFirst ? {} : { DEV_RESTART: '1' }
    isFirst = false
    const options = { cwd: root, env: { ...environment, ...env, ...more }, stdio: 'inherit' }
    const started = spawn(process.execPath, ['--enable-source-maps', file], options)
    child = started
    isStopping = false
    started.once('exit', (code) => {
      child = undefined
      if (isEnding || isStopping) return
      if (code !== 0) console.log('The server has ended; it starts again when a source changes.')
    })
  }
  return {
    restart() {
      if (!child) return start()
      if (!isStopping) child.once('exit', start).kill('SIGTERM')
      isStopping = true
    },
    end() {
      isEnding = true
      child?.kill('SIGTERM')
    },
  }
}
