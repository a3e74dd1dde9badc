import type { Audit } from '@atrium/contract/audit'
import type { Endpoint, Output, Parsed, Wrapper } from '@atrium/contract/endpoint'
import type { bytes } from '@atrium/contract/download'
import type { Hono } from 'hono'
import { createCall, languageOf, type ApiContext, type Call, type Deps, type Variables } from './call'
import { answerDownload, Download } from './download'
import { identify, permit } from './guard'
import { successMessages } from './messages'
import { checkInput, readSent } from './validation'
import { runWrite, type WriteHandler } from './write'

export type Api = Hono<{ Variables: Variables }>

type ReadHandler<I, O> = (call: Call, input: I) => Promise<O>

type Answer<E> = E extends { readonly reply: typeof bytes } ? Download : Output<E>

/** A call with `audit` is a write and gets a WriteCall; every other one a Call. One whose reply is `bytes` answers a Download. */
type Handler<E> = E extends { readonly audit: Audit }
  ? WriteHandler<Parsed<E>, Output<E>>
  : ReadHandler<Parsed<E>, Answer<E>>

/** One handler for every call of a contract table. */
export type Handlers<T> = { [K in keyof T]: Handler<T[K]> }

type AnyHandler = ReadHandler<never, unknown> | WriteHandler<never, unknown>

/** A contract table with its handlers, ready to be mounted. */
export interface Resource {
  readonly calls: readonly (readonly [endpoint: Endpoint, handler: AnyHandler])[]
}

/** Binds handlers to the endpoints they answer. A missing or superfluous handler does not compile. */
export function resource<T extends Record<string, Endpoint>>(table: T, handlers: Handlers<T>): Resource {
  return { calls: Object.keys(table).map((key) => [table[key]!, handlers[key] as AnyHandler] as const) }
}

async function runRead(context: ApiContext, deps: Deps, endpoint: Endpoint, handler: AnyHandler): Promise<unknown> {
  const now = deps.now()
  const actor = endpoint.access === 'public' ? undefined : await identify(context, deps, { now, isUse: endpoint.isUse })
  if (actor) await permit(deps.db, actor, endpoint)
  const call = createCall(context, deps, now, actor)
  const input = checkInput(await readSent(context.req, endpoint, call.language), endpoint, call.language)
  return (handler as ReadHandler<unknown, unknown>)(call, input)
}

/** Mounts a resource: who may call is settled first, then the input is checked, then the handler runs. */
export function mount(app: Api, deps: Deps, { calls }: Resource): void {
  for (const [endpoint, handler] of calls) {
    const run = endpoint.audit ? runWrite : runRead
    app.on(endpoint.method, endpoint.path, async (context) => {
      const data = await run(context, deps, endpoint, handler)
      if (data instanceof Download) return answerDownload(context, data, deps.log)
      const msg = successMessages[endpoint.message ?? 'done'][languageOf(context)]
      return context.json({ code: 200, msg, data } satisfies Wrapper)
    })
  }
}
