import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterAll } from 'vitest'

/** The built server. */
export const program = fileURLToPath(new URL('../../dist/server/node.js', import.meta.url))

/** How a process ended: by itself with a code, or by a signal. */
interface Exit {
  code: number | null
  signal: NodeJS.Signals | null
}

/** The built server as a process of its own. */
export interface ServerProcess {
  readonly pid: number
  /** Everything it wrote so far, in order, to both outputs; a line of the log is JSON. */
  readonly lines: readonly string[]
  /** Its address, `http://127.0.0.1:…`, as soon as it answers. Rejects with what it wrote when it ends before. */
  readonly address: Promise<string>
  readonly exited: Promise<Exit>
  /** Waits for a line that matches, also one written before; rejects when the process ends without one. */
  line(pattern: RegExp): Promise<string>
  /** Sends the signal, SIGTERM unless said otherwise, and waits for the end. */
  stop(signal?: NodeJS.Signals): Promise<Exit>
  /** Ends it with SIGKILL, which it cannot notice. */
  kill(): Promise<Exit>
}

const running = new Set<ServerProcess>()

// A failed test leaves its process behind.
afterAll(async () => {
  await Promise.all([...running].map((server) => server.kill()))
})

/**
 * Starts the built server, or another program that starts one, on a free port. `environment` adds to what it inherits; DATABASE_URL has to be
 * in it.
 */
export function startServer(environment: Record<string, string>, file = program): ServerProcess {
  const child = spawn(process.execPath, [file], {
    env: { ...process.env, NODE_ENV: '', PORT: '0', HOST: '127.0.0.1', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const lines: string[] = []
  const onLine = new Set<() => void>()
  for (const output of [child.stdout, child.stderr]) {
    createInterface(output).on('line', (text) => {
      lines.push(text)
      for (const listener of onLine) listener()
    })
  }
  // "close" comes after the last line.
  const exited = once(child, 'close').then(([code, signal]): Exit => ({ code, signal }))
  async function line(pattern: RegExp): Promise<string> {
    const found = new Promise<string>((resolve) => {
      const look = () => {
        const match = lines.find((text) => pattern.test(text))
        if (match === undefined) return
        onLine.delete(look)
        resolve(match)
      }
      onLine.add(look)
      look()
    })
    const ended = exited.then(() => undefined)
    const match = await Promise.race([found, ended])
    if (match === undefined) throw new Error(`The server ended without a line like ${pattern}:\n${lines.join('\n')}`)
    return match
  }
  async function end(signal: NodeJS.Signals): Promise<Exit> {
    child.kill(signal)
    return exited
  }
  const address = line(/^Atrium {2}http:/).then((text) => text.replace('Atrium  ', ''))
  // A caller that starts a server which is meant to fail does not use its address.
  address.catch(() => undefined)
  const server: ServerProcess = {
    pid: child.pid!,
    lines,
    address,
    exited,
    line,
    stop: (signal = 'SIGTERM') => end(signal),
    kill: () => end('SIGKILL'),
  }
  running.add(server)
  void exited.then(() => running.delete(server))
  return server
}
