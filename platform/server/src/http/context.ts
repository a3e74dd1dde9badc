import type { Language } from 'atrium/contract/language'
import type { Context } from 'hono'
import type { Actor } from '../call/actor'
import { AppError } from '../call/app-error'
import type { Call, Deps } from '../call/call'
import { readRegion } from '../call/setting/region'
import { cookiesOf } from './caller/cookies'

/** The values that the middleware keeps for a request. */
export interface Variables {
  requestId: string
  /** Headers of the answer, whether it is a good one or not. */
  headers: Record<string, string>
  /** Cookies of the answer, of which each is a header of its own. */
  cookies?: string[]
  /** Set once somebody is known, for the log. */
  userId?: number
  /** The language for callers that ask for none: that of the actor, or the default. */
  language?: Language
  /** The path of the endpoint in the contract, once one is found. */
  route?: string
  /** The code of the error in the answer. */
  errorCode?: string
}
export type ApiContext = Context<{ Variables: Variables }>

const bearer = /^Bearer +([^\s]+) *$/i

/** Returns the API token of `Authorization: Bearer`; an empty text for one that is malformed, undefined without. Other schemes are of a proxy before the server. */
export function bearerOf(context: ApiContext): string | undefined {
  const given = context.req.header('authorization')
  if (given === undefined || !/^Bearer\b/i.test(given)) return undefined
  return bearer.exec(given)?.[1] ?? ''
}

/** Returns the language that the caller asks for, where the product offers it. */
const askedLanguage = (context: ApiContext, { product }: Pick<Deps, 'product'>): Language | undefined =>
  product.languages.find((language) => language === context.req.header('lang'))

/** Returns the language that the caller asks for, where the product offers it; else theirs, or the default; the first one of the product before that is read. */
export const languageOf = (context: ApiContext, deps: Pick<Deps, 'product'>): Language =>
  askedLanguage(context, deps) ?? context.get('language') ?? deps.product.languages[0]

/** Reads the default language for a caller who is not signed in and asks for none. */
export async function takeDefaultLanguage(context: ApiContext, deps: Deps): Promise<void> {
  if (askedLanguage(context, deps) === undefined)
    context.set('language', (await readRegion({ db: deps.db, deps })).language)
}

/**
 * Every answer of the API is made here, with what `headers` of the context holds and its own. They are a plain object: a `Headers`
 * checks, lowers and sorts each of them, which takes longer than the smallest query.
 */
export function respond(
  context: ApiContext,
  body: BodyInit | null,
  headers: Record<string, string>,
  status = 200,
): Response {
  const response = new Response(body, { status, headers: { ...context.get('headers'), ...headers } })
  for (const cookie of context.get('cookies') ?? []) response.headers.append('set-cookie', cookie)
  return response
}

/** Returns the call of an actor, which reads `db`. */
export function createCall(context: ApiContext, deps: Deps, now: number, actor: Actor | undefined, db = deps.db): Call {
  return {
    db,
    deps,
    language: languageOf(context, deps),
    now,
    address: deps.addressOf(context.env),
    agent: (context.req.header('user-agent') ?? '').slice(0, 255),
    site: deps.siteOf?.(context.env) ?? new URL(context.req.url).origin,
    cookies: cookiesOf(context, deps),
    get actor() {
      if (!actor) throw new AppError('session.missing')
      return actor
    },
  }
}
