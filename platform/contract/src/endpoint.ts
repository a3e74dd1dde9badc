import * as z from 'zod'
import type { Access } from './access'
import type { Audit } from './audit'
import { megabyte } from './fields/megabyte'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** One call of the API: everything that client, server, documentation and tests need. */
export interface Endpoint<
  Q extends z.ZodType = z.ZodType,
  B extends z.ZodType = z.ZodType,
  R extends z.ZodType = z.ZodType,
  A extends Audit | undefined = Audit | undefined,
> {
  readonly method: Method
  readonly path: `/${string}`
  readonly access: Access
  readonly query: Q
  readonly body: B
  /** A summary of the call in a few English words, for the description of the API. */
  readonly summary: string
  /** The schema of `data` in the wrapper when the call succeeds. */
  readonly reply: R
  /** The message of a success, where it is not just "ok". */
  readonly message?: SuccessMessage
  /** Whether a locked session may make the call; every other call that needs a session answers 423 until it is unlocked. */
  readonly whenLocked: boolean
  /** Whether somebody who has to change their password first may make the call; every other one answers 403 until then. */
  readonly whenPasswordDue: boolean
  /** Whether somebody may make the call who has to set up a second factor first. */
  readonly whenFactorDue: boolean
  /** Whether the person has to have shown a moment ago that it is them: else it answers 403 `session.reauth`. Handlers that ask for it in some cases only do so themselves. */
  readonly needsReauth: boolean
  /** Whether the call counts as use of the session, which ends when it is not used for long. One that nobody asked for does not. */
  readonly isUse: boolean
  /** Whether an API token may make the call; of those that need no permission, few may, and of those with `needsReauth` none. */
  readonly byToken: boolean
  /** Whether the reply has a secret that is shown this once: it is not stored, so the call takes no `Idempotency-Key`. */
  readonly showsSecret: boolean
  /** Whether the call ends the session: the browser then clears what it keeps of this site (`Clear-Site-Data`, over TLS alone). */
  readonly endsSession: boolean
  /** Whether the body may be a form (`application/x-www-form-urlencoded`), whose fields are texts, in place of JSON: the message of another server. */
  readonly takesForm: boolean
  /** The largest body, in bytes. */
  readonly maxBody: number
  /** Set on every call that changes records: it runs in one transaction together with its row of the operation log. */
  readonly audit: A
}

/** Successes with a text of their own: a sign-in and a list query, which the specification words, and writes. */
export type SuccessMessage = 'signedIn' | 'queried' | 'saved' | 'deleted'

export { megabyte }

const none = z.undefined()
type None = typeof none

interface Options<Q, B, R, A> {
  access: Access
  query?: Q
  body?: B
  reply?: R
  message?: SuccessMessage
  whenLocked?: boolean
  whenPasswordDue?: boolean
  whenFactorDue?: boolean
  needsReauth?: boolean
  isUse?: boolean
  byToken?: boolean
  showsSecret?: boolean
  endsSession?: boolean
  takesForm?: boolean
  maxBody?: number
  audit?: A
}

/** The title that a write has in the operation log serves as its summary. */
type Summary<A> = [A] extends [undefined] ? { summary: string } : { summary?: undefined }

/**
 * Declares one call. `access` has no default: a call without it does not compile, nor does a read without `summary`. Objects in `query` and `body` should be
 * strict, so that unknown fields are rejected.
 * @example
 * list: endpoint('GET /api/system/post/list', {
 *   access: 'system:post:list',
 *   summary: 'A page of posts',
 *   query: z.strictObject({ ...paging, postName: filter }),
 *   reply: pageOf(Post),
 * })
 */
export function endpoint<
  Q extends z.ZodType = None,
  B extends z.ZodType = None,
  R extends z.ZodType = None,
  A extends Audit | undefined = undefined,
>(route: `${Method} /${string}`, rest: Options<Q, B, R, A> & Summary<A>): Endpoint<Q, B, R, A> {
  const [method, path] = route.split(' ') as [Method, `/${string}`]
  return {
    method,
    path,
    access: rest.access,
    summary: rest.summary ?? rest.audit?.title.en ?? '',
    query: (rest.query ?? none) as Q,
    body: (rest.body ?? none) as B,
    reply: (rest.reply ?? none) as R,
    message: rest.message ?? messageOf(rest.audit),
    whenLocked: rest.whenLocked ?? false,
    whenPasswordDue: rest.whenPasswordDue ?? false,
    whenFactorDue: rest.whenFactorDue ?? rest.whenPasswordDue ?? false,
    needsReauth: rest.needsReauth ?? false,
    isUse: rest.isUse ?? true,
    byToken: rest.byToken ?? (rest.access !== 'signedIn' && !rest.needsReauth),
    showsSecret: rest.showsSecret ?? false,
    endsSession: rest.endsSession ?? false,
    takesForm: rest.takesForm ?? false,
    maxBody: rest.maxBody ?? megabyte,
    audit: rest.audit as A,
  }
}

function messageOf(audit: Audit | undefined): SuccessMessage | undefined {
  return audit && (audit.kind === 'delete' ? 'deleted' : 'saved')
}

type Part<K extends string, T> = [T] extends [undefined] ? unknown : Record<K, T>

/** The input that a caller passes: `query` and `body`, each only when the endpoint declares it. */
export type Input<E> =
  E extends Endpoint<infer Q, infer B, z.ZodType> ? Part<'query', z.input<Q>> & Part<'body', z.input<B>> : never
/** The input that a handler receives, after validation. */
export type Parsed<E> =
  E extends Endpoint<infer Q, infer B, z.ZodType> ? { query: z.output<Q>; body: z.output<B> } : never
/** The result that a handler returns and a caller gets. */
export type Output<E> = E extends Endpoint<z.ZodType, z.ZodType, infer R> ? z.output<R> : never

/** The body of every API answer. `code` is 200 for a success, else the HTTP status. */
export interface Wrapper<T = unknown> {
  code: number
  msg: string
  data: T
}

/** Who changed or deleted a record last, and when. */
export interface LastChange {
  /** ISO 8601. */
  at: string
  /** The name of the person; null for one who is deleted or outside the reader's scope. */
  by: string | null
  /** It was the reader, such as in another tab. */
  isOwn: boolean
}

/** `data` of an error: the error of the closed list, and with 400 or 409 the message of each offending field. */
export interface ErrorData {
  error: string
  fields?: Record<string, string>
  /** The message says what the call would also change: sent again with `confirmed`, the call goes through. */
  confirmable?: true
  /** With `record.stale` the change that came in between, with `record.notFound` the deletion; left out where the log does not say, or not to the reader. */
  lastChange?: LastChange
  /** With `record.stale` and `record.notFound` of an edit: the reader may add such a record, such as a copy with what was typed. */
  mayAdd?: true
  requestId?: string
}

/** Rows per page of a call without `size`, and the largest `size`. */
export const defaultPageSize = 10
export const maxPageSize = 100

export const PageInfo = z
  .strictObject({ total: z.int(), currentPage: z.int(), pageSize: z.int() })
  .meta({ id: 'PageInfo' })
export type PageInfo = z.output<typeof PageInfo>

/**
 * The schema of one page of rows.
 * @example
 * reply: pageOf(Post)
 */
export function pageOf<T extends z.ZodType>(item: T) {
  return z.strictObject({
    items: z.array(item),
    pageInfo: PageInfo,
  })
}
