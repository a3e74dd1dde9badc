import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import Database from 'libsql'

const root = resolve(import.meta.dirname, '..')

/** A built server with a demo of its own, for journeys that change how people sign in. */
export interface OwnServer {
  readonly address: string
  /** Returns what it has printed so far. */
  readonly output: () => string
  /** Lets all sessions have shown long ago whose they are. */
  readonly forgetReauthentications: () => void
  /** Ends all sessions, as if they had expired. */
  readonly endSessions: () => void
  readonly stop: () => Promise<void>
}

/** Resolves with the address that a server prints, and what returns all that it does. */
const startOf = (child: ChildProcess): Promise<Pick<OwnServer, 'address' | 'output'>> =>
  new Promise((settle, fail) => {
    let output = ''
    child.stdout!.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(output) ?? []
      if (address) settle({ address, output: () => output })
    })
    child.once('exit', () => fail(new Error(output)))
  })

export async function startServer(environment: Record<string, string> = {}): Promise<OwnServer> {
  const folder = await mkdtemp(join(tmpdir(), 'atrium-'))
  const file = join(folder, 'atrium.db')
  const database = { SEED: 'demo', DATABASE_URL: `file:${file}` }
  const child = spawn(process.execPath, ['dist/server/node.js'], {
    cwd: root,
    env: { PATH: process.env.PATH, PORT: '0', LOG_LEVEL: 'error', ...database, ...environment },
  })
  const ended = new Promise((settle) => child.once('exit', settle))
  const write = (statements: string) => {
    const opened = new Database(file)
    opened.exec(statements)
    opened.close()
  }
  return {
    ...(await startOf(child)),
    forgetReauthentications: () => write('update sessions set reauth_at = 0'),
    endSessions: () => write('delete from provider_sessions; delete from sessions'),
    async stop() {
      child.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}
