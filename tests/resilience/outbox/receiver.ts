import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

/** A receiver of messages as a process of its own, which takes a moment for each. */
export interface Receiver {
  readonly port: () => string
  /** Starts it, at the port that it had before. */
  readonly start: () => Promise<void>
  /** Ends it with SIGKILL, which it cannot notice. */
  readonly kill: () => void
  /** The ids of the messages that it has, also those that it did not say so of. */
  readonly received: () => readonly string[]
}

/** Returns the receiver of a file in this folder, which writes the ids of messages to `record`. */
export function receiverOf(file: string, record: string): Receiver {
  let child: ChildProcess | undefined
  let port = '0'
  return {
    port: () => port,
    async start() {
      const env = { ...process.env, PORT: port, RECORD: record, DELAY: '300' }
      const stdio = ['ignore', 'pipe', 'inherit'] as const
      child = spawn(process.execPath, [join(import.meta.dirname, file)], { env, stdio: [...stdio] })
      const [line] = (await once(createInterface(child.stdout!), 'line')) as [string]
      port = line.replace('port ', '')
    },
    kill: () => void child?.kill('SIGKILL'),
    received: () => (existsSync(record) ? readFileSync(record, 'utf8').trim().split('\n').filter(Boolean) : []),
  }
}
