import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('.', import.meta.url))
const needed = ['unshare', 'chroot', 'ip', 'curl', 'openssl', 'useradd', 'install']
/** Nothing of the root is seen outside of it. */
const namespaces = ['--mount', '--pid', '--net', '--fork', '--kill-child']

/** Mounts what `enter.sh` does. */
const trial = [
  'mount -t tmpfs tmpfs /tmp',
  'mkdir /tmp/changes /tmp/work /tmp/root',
  'mount -t overlay -o lowerdir=/,upperdir=/tmp/changes,workdir=/tmp/work overlay /tmp/root',
  'test -x /tmp/root/usr/bin/env',
].join('\n')

function isThere(program) {
  try {
    execFileSync('sh', ['-c', `command -v ${program}`], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

function findObstacle() {
  if (process.platform !== 'linux') return 'a root with services of its own needs Linux'
  if (process.getuid() !== 0) return 'mounts need the account root'
  const missing = needed.filter((program) => !isThere(program))
  if (missing.length > 0) return `this machine has no ${missing.join(', ')}`
  try {
    execFileSync('unshare', [...namespaces, 'sh', '-ec', trial], { stdio: 'ignore' })
    return undefined
  } catch {
    return 'namespaces or overlays are not to be had'
  }
}

/** Why no machine can be made here; undefined where one can. */
export const noMachine = findObstacle()

/**
 * Makes a machine out of this one, with a bundle in the folder `atrium-upload` of a person who may use sudo. What is written there goes with it. Resolves to
 * `run(script)`, which resolves to `{ isGood, output }`, and `stop()`.
 */
export async function startMachine(scratch, bundle) {
  const root = join(scratch, 'root')
  mkdirSync(root)
  const args = [...namespaces, join(folder, 'enter.sh'), root, process.execPath, join(folder, '..'), bundle]
  const child = spawn('unshare', args, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  const exited = once(child, 'exit')
  const next = () =>
    Promise.race([
      once(child, 'message').then(([message]) => message),
      exited.then(([code]) => Promise.reject(new Error(`The machine ended with ${code}.`))),
    ])
  await next()
  return {
    run(script) {
      const answer = next()
      child.send(script)
      return answer
    },
    async stop() {
      child.disconnect()
      await exited
    },
  }
}
