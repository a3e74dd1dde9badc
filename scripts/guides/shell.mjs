import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { difference } from './compare.mjs'

/** Longer than the slowest command of a guide on a busy machine, so that only what hangs is ended. */
const limit = 180_000

/**
 * Runs the commands of a block and resolves to what they printed and whether all ended as they have to: with exit code 0, and those behind
 * `! ` with another. With `uid` and `gid` they run as another account.
 */
export async function runCommands(script, { cwd, env, uid, gid }) {
  const child = start(script, { cwd, env, uid, gid })
  const hanging = setTimeout(() => void end(child), limit)
  const [code] = await child.closed
  clearTimeout(hanging)
  return { isGood: code === 0, output: child.output() }
}

/**
 * Starts a server and waits until it has printed what is expected. Resolves to what ends it, and to the first difference where it ended or
 * did not get ready within `most` milliseconds.
 */
export async function startServer(script, expected, { cwd, env, most = limit }) {
  const child = start(script, { cwd, env })
  const missing = () => difference([...expected, '…'], child.output())
  const ready = new Promise((done) => {
    child.onOutput(() => missing() === undefined && done())
    setTimeout(done, most).unref()
  })
  await Promise.race([ready, child.closed])
  return { missing: missing(), output: child.output(), stop: () => end(child) }
}

/** As one script, so that a variable that one command sets is there for the next. */
function start(script, { cwd, env, uid, gid }) {
  const group = spawn('bash', ['-eo', 'pipefail', '-c', turned(script)], {
    cwd,
    env,
    uid,
    gid,
    // A group of its own: npm starts Node, which starts the server.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(group)
  let output = ''
  const listeners = [(chunk) => (output += chunk)]
  for (const stream of [group.stdout, group.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk) => listeners.forEach((listen) => listen(chunk)))
  }
  const closed = once(group, 'close').finally(() => running.delete(group))
  return { group, closed, output: () => output, onOutput: (listen) => listeners.push(listen) }
}

/** Commands behind `! ` have to fail, which `-e` does not look at. */
function turned(script) {
  return script.replaceAll(
    /^! ((?:.*\\\n)*.*)$/gm,
    (_, command) => `if ${command}\nthen echo 'This command had to fail.'; exit 1; fi`,
  )
}

const running = new Set()

function signal({ pid }, name) {
  try {
    process.kill(-pid, name)
  } catch (error) {
    // The group has ended.
    if (error.code !== 'ESRCH') throw error
  }
}

async function end(child) {
  signal(child.group, 'SIGTERM')
  const hanging = setTimeout(() => signal(child.group, 'SIGKILL'), 10_000)
  await child.closed
  clearTimeout(hanging)
}

// A group of its own gets no Ctrl-C from the terminal.
process.once('exit', () => running.forEach((one) => signal(one, 'SIGKILL')))
for (const name of ['SIGINT', 'SIGTERM']) process.once(name, () => process.exit(143))
