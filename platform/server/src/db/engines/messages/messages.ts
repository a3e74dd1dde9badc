import type { Database } from '../../schema'

/** Short texts between the processes that share a database, for what a browser should hear of at once. None of them is kept. */
export interface Messages {
  /** Sends a text of at most 7,000 bytes to every listener, of this process too, once the transaction `trx` is committed. */
  readonly send: (trx: Database, text: string) => Promise<void>
  /**
   * Calls `onMessage` for each text from now on. `onGap` is called when texts may have been missed: once the connection to the database is
   * open, and when it is open again after it was lost. Returns what ends it.
   */
  readonly listen: (onMessage: (text: string) => void, onGap: () => void) => () => void
}

/** Messages of an engine whose one process is all there is: they stay in it. */
export interface LocalMessages extends Messages {
  /** Delivers what was sent in a transaction, after its commit. */
  readonly deliver: (trx: Database) => void
}

/** Returns messages that reach this process alone. */
export function localMessages(): LocalMessages {
  const sent = new WeakMap<Database, string[]>()
  const listeners = new Set<(text: string) => void>()
  return {
    send: async (trx, text) => {
      const texts = sent.get(trx)
      if (texts) texts.push(text)
      else sent.set(trx, [text])
    },
    deliver(trx) {
      for (const text of sent.get(trx) ?? []) for (const listener of listeners) listener(text)
    },
    listen(onMessage) {
      listeners.add(onMessage)
      return () => void listeners.delete(onMessage)
    },
  }
}
