import type { Language } from '@atrium/contract/language'
import type { Actor } from '../access/actor'
import type { Database } from '../db/schema'
import type { Passwords } from './passwords'

export type LogLevel = 'debug' | 'info' | 'warn' | 'error'
/** Writes one line of the log. `fields` never hold secrets. */
export type Log = (level: LogLevel, event: string, fields: Record<string, unknown>) => void

/** What a host gives the API to work with. */
export interface Deps {
  readonly db: Database
  readonly passwords: Passwords
  readonly log: Log
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Whether a refused sign-in says which part was wrong. The browser home does, a server only when told to. */
  readonly loginMessages: 'uniform' | 'distinct'
  /** Whether the database holds the demo seed, whose accounts the login page then offers. */
  readonly demo: boolean
  /** The caller's network address, from what the host passes with a request. */
  readonly addressOf: (env: unknown) => string
}

/** What a domain function knows of the call it answers. */
export interface Call {
  readonly db: Database
  readonly deps: Deps
  readonly language: Language
  /** Milliseconds since 1970; the same moment for the whole call. */
  readonly now: number
  readonly address: string
  /** The caller's `User-Agent`, at most 255 characters. */
  readonly agent: string
  /** Who asks. Reading it throws `session.missing` where nobody is signed in. */
  readonly actor: Actor
}
