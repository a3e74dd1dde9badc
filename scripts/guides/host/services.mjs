import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, openSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { readEnvironment, readUnit } from './unit.mjs'

const units = '/etc/systemd/system'
const journal = '/var/log/services'

const loaded = new Map()
const running = new Map()

function load() {
  loaded.clear()
  const files = readdirSync(units).filter((name) => name.endsWith('.service') && existsSync(join(units, name)))
  for (const file of files) loaded.set(basename(file, '.service'), readUnit(join(units, file)))
}

function unitOf(name) {
  if (loaded.size === 0) load()
  const unit = loaded.get(name)
  if (!unit) throw new Error(`Unit ${name}.service not found.`)
  return unit
}

/** Creates the folder of `StateDirectory`, and returns the folders that the service may write to where `ProtectSystem` is `strict`. */
function writableFolders({ User, Group, StateDirectory, StateDirectoryMode, ReadWritePaths = '' }) {
  const state = `/var/lib/${StateDirectory}`
  execFileSync('install', ['-d', '-m', StateDirectoryMode, '-o', User, '-g', Group, state])
  // One with a minus may be missing.
  const others = ReadWritePaths.split(' ').filter(
    (path) => path && !(path.startsWith('-') && !existsSync(path.slice(1))),
  )
  return [state, ...others.map((path) => path.replace(/^-/, ''))]
}

/** Returns commands that become the program of a service, in a namespace of its own for mounts. */
function launcherOf(unit) {
  const isStrict = unit.ProtectSystem === 'strict'
  return [
    ...writableFolders(unit).map((path) => `mount --bind ${path} ${path}`),
    ...(isStrict ? ['mount -o remount,bind,ro /'] : []),
    ...(unit.PrivateTmp === 'true' ? ['mount -t tmpfs -o mode=1777 tmpfs /tmp'] : []),
    `umask ${unit.UMask}`,
    `cd ${unit.WorkingDirectory}`,
    `exec chroot --userspec=${unit.User}:${unit.Group} --skip-chdir / ${unit.ExecStart}`,
  ].join('\n')
}

async function start(name) {
  if (running.has(name)) return
  const unit = unitOf(name)
  mkdirSync(journal, { recursive: true, mode: 0o750 })
  const output = openSync(join(journal, `${name}.log`), 'a', 0o640)
  const own = { HOME: unit.WorkingDirectory, USER: unit.User, LOGNAME: unit.User, LANG: 'C.UTF-8' }
  const env = { PATH: process.env.PATH, ...own, ...readEnvironment(unit.EnvironmentFile) }
  const child = spawn('unshare', ['--mount', 'sh', '-ec', launcherOf(unit)], { env, stdio: ['ignore', output, output] })
  const service = { child, exited: once(child, 'exit'), isStopping: false }
  running.set(name, service)
  void service.exited.then(([code]) => {
    running.delete(name)
    const isRepeated = unit.Restart === 'on-failure' && code !== 0 && !service.isStopping
    if (isRepeated) setTimeout(() => void start(name), Number(unit.RestartSec) * 1000)
  })
  // `Type=exec`: the program has begun, and is not ready yet.
  await once(child, 'spawn')
}

async function stop(name) {
  const service = running.get(name)
  if (!service) return
  const unit = unitOf(name)
  service.isStopping = true
  service.child.kill(unit.KillSignal)
  const hanging = setTimeout(() => service.child.kill('SIGKILL'), Number(unit.TimeoutStopSec) * 1000)
  await service.exited
  clearTimeout(hanging)
}

const acts = {
  'daemon-reload': () => load(),
  enable: (name, isNow) => (isNow ? start(name) : void unitOf(name)),
  start,
  stop,
  async restart(name) {
    await stop(name)
    await start(name)
  },
  'is-active'(name) {
    if (!running.has(name)) throw new Error('inactive')
    return 'active\n'
  },
}

/** Does what the arguments of `systemctl` say, and resolves to what it prints. Throws an Error with its sentence. */
export async function control(words) {
  const [verb, name] = words.filter((word) => !word.startsWith('--'))
  if (!acts[verb]) throw new Error(`This stand-in has no ${verb}.`)
  return (await acts[verb](name, words.includes('--now'))) ?? ''
}
