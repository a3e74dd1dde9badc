import { defaultLanguage, isLanguage, type Language } from '@atrium/contract/language'
import type { Context } from 'hono'
import type { Actor } from '../access/actor'
import type { Engine } from '../db/engines/engine'
import type { Database } from '../db/schema'
import { AppError } from './app-error'
import type { Passwords } from '../credentials/passwords'

export type LogLevel = 'debug' | 'info' | 'warn' | 'error'
/** Writes one line of the log. `fields` never hold secrets. */
export type Log = (level: LogLevel, event: string, fields: Record<string, unknown>) => void

/** What a host gives the API to work with. */
export interface Deps extends Pick<Engine, 'db' | 'write'> {
  readonly passwords: Passwords
  readonly log: Log
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Whether a refused sign-in says which part was wrong. The browser home does, a server only when told to. */
  readonly loginMessages: 'uniform' | 'distinct'
  /** Whether the database holds the demo seed, whose accounts the login page then offers. */
  readonly demo: boolean
  /** After how long without a call a session ends, in milliseconds; exact to a minute. */
  readonly idleMillis: number
  /** How long the operation log and the sign-in log are kept, in days. */
  readonly logDays: number
  /** The caller's network address, from what the host passes with a request. */
  readonly addressOf: (env: unknown) => string
  /** Whether a request names a host under which the demo is not offered, from what the host passes with it. */
  readonly isForeign?: (env: unknown) => boolean
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

/** What the middleware keeps for a request. */
export interface Variables {
  requestId: string
  /** Set once somebody is known, for the log. */
  userId?: number
}
export type ApiContext = Context<{ Variables: Variables }>

export function languageOf(context: ApiContext): Language {
  const asked = context.req.header('lang')
  return isLanguage(asked) ? asked : defaultLanguage
}

export function createCall(context: ApiContext, deps: Deps, now: number, actor: Actor | undefined): Call {
  return {
    db: deps.db,
    deps,
    language: languageOf(context),
    now,
    address: deps.addressOf(context.env),
    agent: (context.req.header('user-agent') ?? '').slice(0, 255),
    get actor() {
      if (!actor) throw new AppError('session.missing')
      return actor
    },
  }
}
