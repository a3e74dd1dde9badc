import { sql } from 'kysely'
import pg from 'pg'
import { statement, type Params } from '../../statement'
import { sendAhead } from '../statements/ahead'
import type { Messages } from './messages'

/** PostgreSQL delivers messages to all that listen to this name in the same database. */
const channel = 'messages'
/** The first pause before a lost connection is opened again, and the longest one, in milliseconds. */
const pauses = { first: 500, longest: 15_000 }

const notify = statement(
  (db, { text }: Params<{ text: string }>) => db.selectNoFrom(sql`pg_notify(${sql.lit(channel)}, ${text})`.as('sent')),
  { isPrepared: true },
)

interface Listener {
  readonly onMessage: (text: string) => void
  readonly onGap: () => void
}

/**
 * Messages over `NOTIFY`, which PostgreSQL delivers at the commit. Listening takes a connection of its own, which is opened with the
 * first listener and opened again whenever it breaks.
 */
export class PostgresMessages implements Messages {
  readonly #url: string
  readonly #onError: (error: Error) => void
  readonly #listeners = new Set<Listener>()
  #client: pg.Client | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  #isClosed = false
  #pause = pauses.first

  /** `onError` is called with what broke the connection. */
  constructor(url: string, onError: (error: Error) => void) {
    this.#url = url
    this.#onError = onError
  }

  readonly send: Messages['send'] = async (trx, text) => {
    await sendAhead(trx, notify.compile(trx, { text }))
  }

  readonly listen: Messages['listen'] = (onMessage, onGap) => {
    const listener = { onMessage, onGap }
    this.#listeners.add(listener)
    if (!this.#client && !this.#timer && !this.#isClosed) void this.#connect()
    return () => void this.#listeners.delete(listener)
  }

  async close(): Promise<void> {
    this.#isClosed = true
    clearTimeout(this.#timer)
    await this.#client?.end().catch(() => undefined)
  }

  async #connect(): Promise<void> {
    const client = new pg.Client({ connectionString: this.#url, connectionTimeoutMillis: 5000, keepAlive: true })
    this.#client = client
    this.#timer = undefined
    client.on('error', (error) => this.#lose(client, error))
    client.on('end', () => this.#lose(client, new Error('The connection for messages has ended.')))
    client.on('notification', ({ payload = '' }) => this.#listeners.forEach(({ onMessage }) => onMessage(payload)))
    try {
      await client.connect()
      await client.query(`listen ${channel}`)
      this.#pause = pauses.first
      // Messages that were sent before this moment were missed.
      this.#listeners.forEach(({ onGap }) => onGap())
    } catch (error) {
      this.#lose(client, error as Error)
    }
  }

  #lose(client: pg.Client, error: Error): void {
    if (this.#client !== client) return
    this.#client = undefined
    void client.end().catch(() => undefined)
    if (this.#isClosed) return
    this.#onError(error)
    this.#timer = setTimeout(() => void this.#connect(), this.#pause).unref()
    this.#pause = Math.min(this.#pause * 2, pauses.longest)
  }
}
