import { defaultLanguage, isLanguage, type Language } from '@atrium/contract/language'
import type { Context } from 'hono'
import type { Actor } from '../call/actor'
import { AppError } from '../call/app-error'
import type { Call, Deps } from '../call/call'

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
