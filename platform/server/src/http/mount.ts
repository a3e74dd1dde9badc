import { textIn } from 'atrium/contract/language'
import { bytes } from 'atrium/contract/download'
import type { Endpoint, Wrapper } from 'atrium/contract/endpoint'
import type { Hono } from 'hono'
import { permit } from '../access/permit'
import type { Deps } from '../call/call'
import { Download, EventStream, FileContent, StoredContent } from '../call/file/download'
import type { AnyHandler, ReadHandler, Resource } from '../call/resource'
import { successMessages } from '../call/text/messages'
import { createCall, languageOf, respond, takeDefaultLanguage, type ApiContext, type Variables } from './context'
import { answerContent, answerDownload, answerFile } from './download/download'
import type { RunningDownloads } from './download/download-limit'
import { EventStreams } from './event-streams'
import { identify } from './caller/identify'
import { answerJson } from './json'
import { rejectKey } from './idempotency'
import { checkInput, readSent } from './input'
import { runWrite } from './write'

/** The parts that the calls of one API share while their responses are sent. */
export interface Sending {
  readonly running: RunningDownloads
  /** The files of records that are being read. */
  readonly reading: RunningDownloads
  readonly streams: EventStreams
}

/** Returns what the calls of an API share. */
export const createSending = (deps: Deps): Sending => ({
  running: new Map(),
  reading: new Map(),
  streams: new EventStreams(deps),
})

/** Nothing may keep the events until there are more of them. */
const streamHeaders = { 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' }

export type Api = Hono<{ Variables: Variables }>

async function runRead(context: ApiContext, deps: Deps, endpoint: Endpoint, handler: AnyHandler): Promise<unknown> {
  const now = deps.now()
  const actor = endpoint.access === 'public' ? undefined : await identify(context, deps, { now, isUse: endpoint.isUse })
  if (actor) await permit({ db: deps.db, actor, now }, endpoint)
  else await takeDefaultLanguage(context, deps)
  rejectKey(context, endpoint)
  const input = checkInput(await readSent(context.req, endpoint), endpoint)
  const db = endpoint.reply === bytes ? await deps.readDb?.() : undefined
  const call = createCall(context, deps, now, actor, db)
  return (handler as ReadHandler<unknown, unknown>)(call, input)
}

/** Mounts a resource: who may call is settled first, then the input is checked, then the handler runs. */
export function mount(app: Api, deps: Deps, { calls }: Resource, sending = createSending(deps)): void {
  for (const [endpoint, handler] of calls) {
    const run = endpoint.audit ? runWrite : runRead
    app.on(endpoint.method, endpoint.path, async (context) => {
      context.set('route', endpoint.path)
      const data = await run(context, deps, endpoint, handler)
      if (endpoint.endsSession) context.get('headers')['clear-site-data'] = '"cache"'
      if (data instanceof Download) return answerDownload(context, data, { log: deps.log, running: sending.running })
      if (data instanceof EventStream) return respond(context, sending.streams.open(data), streamHeaders)
      if (data instanceof FileContent) return answerFile(context, data, { log: deps.log, reading: sending.reading })
      if (data instanceof StoredContent) return answerContent(context, data)
      const msg = textIn(languageOf(context, deps), successMessages[endpoint.message ?? 'done'])
      return answerJson(context, deps, endpoint, { code: 200, msg, data } satisfies Wrapper)
    })
  }
}
