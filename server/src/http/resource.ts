import { mayCall } from '@atrium/contract/access'
import type { Endpoint, Output, Parsed, Wrapper } from '@atrium/contract/endpoint'
import { defaultLanguage, isLanguage, type Language } from '@atrium/contract/language'
import type { Context, Hono } from 'hono'
import * as z from 'zod'
import { findActor, permissionsOf, type Actor } from '../access/actor'
import { AppError } from './app-error'
import type { Call, Deps } from './call'
import { successMessages } from './messages'
import { hashToken } from './tokens'
import { readBody, readQuery, validate } from './validation'

/** What the middleware keeps for a request. */
export interface Variables {
  requestId: string
  /** Set once somebody is known, for the log. */
  userId?: number
}
export type ApiContext = Context<{ Variables: Variables }>
export type Api = Hono<{ Variables: Variables }>

/** One handler for every call of a contract table. */
export type Handlers<T> = { [K in keyof T]: (call: Call, input: Parsed<T[K]>) => Promise<Output<T[K]>> }

/** A contract table with its handlers, ready to be mounted. */
export interface Resource {
  readonly calls: readonly (readonly [endpoint: Endpoint, handler: (call: Call, input: never) => Promise<unknown>])[]
}

/** Binds handlers to the endpoints they answer. A missing or superfluous handler does not compile. */
export function resource<T extends Record<string, Endpoint>>(table: T, handlers: Handlers<T>): Resource {
  return { calls: Object.keys(table).map((key) => [table[key]!, handlers[key]!] as const) }
}

export function languageOf(context: ApiContext): Language {
  const asked = context.req.header('lang')
  return isLanguage(asked) ? asked : defaultLanguage
}

async function admit(context: ApiContext, deps: Deps, endpoint: Endpoint, now: number): Promise<Actor | undefined> {
  if (endpoint.access === 'public') return undefined
  const token = context.req.header('token')
  if (!token) throw new AppError('session.missing')
  const actor = await findActor(deps.db, hashToken(token), now)
  if (!actor) throw new AppError('session.unknown')
  context.set('userId', actor.userId)
  if (actor.locked && !endpoint.whenLocked) throw new AppError('session.locked')
  if (endpoint.access === 'signedIn') return actor
  if (!mayCall(await permissionsOf(deps.db, actor), endpoint)) throw new AppError('access.denied')
  return actor
}

function createCall(context: ApiContext, deps: Deps, now: number, actor: Actor | undefined): Call {
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

/** A call without a body may still send the empty object that some clients always send. */
const noBody = z.union([z.undefined(), z.strictObject({})])
const noQuery = z.strictObject({})

/** Mounts a resource: who may call is settled first, then the input is checked, then the handler runs. */
export function mount(app: Api, deps: Deps, { calls }: Resource): void {
  for (const [endpoint, handler] of calls) {
    const takesQuery = !(endpoint.query instanceof z.ZodUndefined)
    const takesBody = !(endpoint.body instanceof z.ZodUndefined)
    app.on(endpoint.method, endpoint.path, async (context) => {
      const now = deps.now()
      const call = createCall(context, deps, now, await admit(context, deps, endpoint, now))
      const query = validate(
        takesQuery ? endpoint.query : noQuery,
        readQuery(context.req.url, call.language),
        call.language,
      )
      const body = validate(takesBody ? endpoint.body : noBody, await readBody(context.req.raw), call.language)
      const data = await handler(call, { query, body } as never)
      const msg = successMessages[endpoint.message ?? 'done'][call.language]
      return context.json({ code: 200, msg, data } satisfies Wrapper)
    })
  }
}
