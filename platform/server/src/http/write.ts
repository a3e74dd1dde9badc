import { mayCall } from 'atrium/contract/access'
import type { Endpoint } from 'atrium/contract/endpoint'
import { permissionsOf } from '../access/actor'
import { permit } from '../access/permit'
import { releaseFilesOf } from '../services/file/record/release'
import { sendMail } from '../services/mail/mail'
import { sendNotice } from '../services/notice/notice'
import { addRecordEvents } from '../services/webhook/record-events'
import { addModuleEvent } from '../services/webhook/module-event'
import { logRejectedCall, logWrite } from '../audit/operation-log'
import { AppError } from '../call/app-error'
import type { Call, Deps, Sent } from '../call/call'
import type { Change, CommittedTask, WriteCall, WriteHandler } from '../call/write-call'
import { startTasks } from './committed-tasks'
import { lastChangeOf } from '../resources/log/operation-log/last-change'
import { createCall, type ApiContext } from './context'
import { appErrorOf } from './error/database-error'
import { actorOf, identify } from './caller/identify'
import { repeatableWrite, type RepeatableWrite } from './idempotency'
import { checkInput, readSent } from './input'

/**
 * Runs a write: guard and input first, without the lock that all writes share; then in one transaction the guard again, the
 * handler, and the row of the operation log. An error leaves no change and gets a row of its own, unless it only asks first.
 * Starts what the handler left for after the commit, without waiting for it. With an `Idempotency-Key`, a repeated call returns the response of the first.
 */
export async function runWrite(
  context: ApiContext,
  deps: Deps,
  endpoint: Endpoint,
  handler: WriteHandler<never, unknown>,
): Promise<unknown> {
  const now = deps.now()
  const actor = await identify(context, deps, { now, isUse: endpoint.isUse })
  const call = createCall(context, deps, now, actor)
  // A body is read only once the actor may make the call; until then the address says what the call is about.
  let sent: Sent = { query: Object.fromEntries(new URL(context.req.url).searchParams), body: undefined }
  let repeatable: RepeatableWrite | undefined
  try {
    await permit(call, endpoint)
    sent = await readSent(context.req, endpoint)
    const input = checkInput(sent, endpoint) as never
    repeatable = repeatableWrite(context, deps, endpoint, { input, now })
    const before = await repeatable?.answered(deps.db)
    if (before) return before.data
    const write = 'prepare' in handler ? await handler.prepare(call, input) : (trx: WriteCall) => handler(trx, input)
    const note: Note = { changes: [], isTrial: false, tasks: [] }
    const answer = await deps.write(async (trx) => {
      const inside = await callInside(call, endpoint, trx, note)
      const meanwhile = await repeatable?.answered(trx)
      if (meanwhile) return meanwhile.data
      const data = await write(inside)
      await releaseFilesOf(inside, endpoint, note.changes)
      if (!note.isTrial) {
        await addRecordEvents(inside, endpoint, note.changes)
        await logWrite(inside, endpoint, note.changes, sent)
        await repeatable?.store(trx, data)
      }
      return data
    })
    startTasks(note.tasks, call, context.get('requestId'))
    return answer
  } catch (error) {
    // The same call may have been done while this one was prepared, which then failed for it.
    const meanwhile = await repeatable?.answered(deps.db).catch(() => undefined)
    if (meanwhile) return meanwhile.data
    const callError = await appErrorOf(error, call)
    if (callError instanceof AppError && !onlyAsks(callError, deps))
      await logRejectedCall(call, endpoint, callError, sent)
    throw await withWaysOn(callError, call, endpoint, sent)
  }
}

/** Whether the same call goes through once the person has answered: a confirmation, or showing that it is them. */
const onlyAsks = ({ code }: AppError, { product }: Deps): boolean =>
  code === 'session.reauth' || product.contract.errors[code]?.confirmable === true

/**
 * The response to an edit of what others changed or deleted has who did it and whether the actor may add such a record, for the form to
 * continue with. An error here must not fail the response.
 */
async function withWaysOn(callError: unknown, call: Call, endpoint: Endpoint, sent: Sent): Promise<unknown> {
  if (!(callError instanceof AppError)) return callError
  const { code, details } = callError
  if (code !== 'record.stale' && code !== 'record.notFound') return callError
  try {
    const lastChange = await lastChangeOf(call, endpoint, sent, code === 'record.stale' ? 'changed' : 'deleted')
    return new AppError(code, { ...details, lastChange, mayAdd: await mayAddLike(call, endpoint) })
  } catch (error) {
    call.deps.log('error', 'last change not read', { error: String(error) })
    return callError
  }
}

/** Whether the actor may add the records that a call edits: those of a `POST` at the same path. */
async function mayAddLike({ db, deps, actor }: Call, { method, path }: Endpoint): Promise<boolean> {
  const { endpoints } = deps.product.contract
  const adding = endpoints.find(([, other]) => other.method === 'POST' && other.path === path)?.[1]
  if (method !== 'PUT' || !adding) return false
  return mayCall(await permissionsOf(db, actor), adding)
}

interface Note {
  readonly changes: Change[]
  readonly tasks: CommittedTask[]
  isTrial: boolean
}

async function callInside(call: Call, endpoint: Endpoint, db: Call['db'], note: Note): Promise<WriteCall> {
  const { actor } = await actorOf(db, call.actor, call)
  await permit({ db, actor, now: call.now }, endpoint)
  return {
    ...call,
    db,
    actor,
    changed: (change) => void note.changes.push(change),
    mail: (mail) => sendMail({ db, now: call.now, deps: call.deps }, mail),
    notify: (notice) => sendNotice({ db, now: call.now, deps: call.deps }, notice),
    event: (event) => addModuleEvent({ db, now: call.now, deps: call.deps }, event),
    unlogged: () => {
      note.isTrial = true
    },
    onCommitted: (task) => void note.tasks.push(task),
  }
}
