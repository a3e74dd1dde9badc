import { anyRecord } from 'atrium/contract/audit'
import type { Endpoint } from 'atrium/contract/endpoint'
import type { Insertable } from 'kysely'
import type { OperationLogTable } from '../db/schema'
import type { AppError } from '../call/app-error'
import type { Call, Sent } from '../call/call'
import type { Change } from '../call/write-call'
import { insertLimited } from './limited-insert'
import { insertOperations } from './log-writes'
import { kindIn, meantBy } from './meant-records'
import { loggedErrorOf } from './logged-error'

/** Errors that are logged for the administrator; a locked screen or too large a body are not among them. */
const loggedStatuses = new Set<number>([400, 403, 404, 409])

/** `result` of a write that succeeded. */
const done = 'done'

const secret = /^password$|hash$|token$/i
const withoutSecrets = (key: string, value: unknown) => (secret.test(key) ? undefined : value)

/** Whose call it was, when and from where. */
export interface Origin extends Pick<Call, 'now' | 'address' | 'agent'> {
  readonly actor: Pick<Call['actor'], 'userId' | 'username' | 'token'>
}

/** The row of one call; `result` is `done` or the code of the error that rejected it. */
export function operationRow(
  call: Origin,
  { method, path, audit }: Endpoint,
  changes: readonly Change[],
  result: string,
) {
  const listOf = (part: 'before' | 'after') =>
    JSON.stringify(
      changes.map((change) => change[part] ?? null),
      withoutSecrets,
    )
  return {
    at: call.now,
    userId: call.actor.userId,
    username: call.actor.username,
    tokenName: call.actor.token?.tokenName ?? '',
    operation: `${method} ${path}`,
    kind: audit?.kind ?? '',
    target: audit?.target ?? '',
    targetIds: JSON.stringify(changes.map(({ id }) => id)),
    before: listOf('before'),
    after: listOf('after'),
    address: call.address,
    agent: call.agent,
    result,
  } satisfies Insertable<OperationLogTable>
}

function kindOf({ before, after }: Change): string {
  if (!before) return 'add'
  return after ? 'edit' : 'delete'
}

/** The endpoint with the kind of record that the call names, for one about a record of any kind. */
function aboutKind({ deps }: Call, endpoint: Endpoint, sent: Sent): Endpoint {
  const { audit } = endpoint
  if (audit?.target !== anyRecord.kind) return endpoint
  return { ...endpoint, audit: { ...audit, target: kindIn(deps.product.contract.recordKinds, sent) ?? audit.target } }
}

/** Changes of other kinds of records than the call is about, those that go into one row together. */
function changesOfOthers(target: string, changes: readonly Change[]): Map<string, Change[]> {
  const rows = new Map<string, Change[]>()
  for (const change of changes) {
    if (change.target === undefined || change.target === target) continue
    const key = `${change.target} ${kindOf(change)}`
    rows.set(key, [...(rows.get(key) ?? []), change])
  }
  return rows
}

/**
 * Adds the row of a call. Records of another kind that it changed as well, such as the menu entry of a form, get rows of their
 * own, so that filters and histories find them like changes that were made in their administration.
 */
export async function logWrite(call: Call, declared: Endpoint, changes: readonly Change[], sent: Sent): Promise<void> {
  const endpoint = aboutKind(call, declared, sent)
  const { audit } = endpoint
  const target = audit?.target ?? ''
  const own = changes.filter((change) => (change.target ?? target) === target)
  const others = [...changesOfOthers(target, changes).values()].map((some) => {
    const [first] = some
    return operationRow(
      call,
      { ...endpoint, audit: { ...audit!, kind: kindOf(first!), target: first!.target! } },
      some,
      done,
    )
  })
  await insertOperations(call.db, [...others, operationRow(call, endpoint, own, done)])
}

/**
 * Adds a row for a call that was rejected: why, and which records it was about, but nothing else of what was sent. Of somebody
 * who is rejected again and again the rest is in the server's log alone. It must not fail the answer, which says why.
 */
export async function logRejectedCall(call: Call, endpoint: Endpoint, error: AppError, sent: Sent): Promise<void> {
  const { code } = error
  const { errors, recordKinds } = call.deps.product.contract
  if (!loggedStatuses.has(errors[code]!.status)) return
  try {
    const meant = meantBy(recordKinds, endpoint, sent, call.actor.userId)
    const row = {
      ...operationRow(call, aboutKind(call, endpoint, sent), [], code),
      targetIds: JSON.stringify(meant.ids),
      after: JSON.stringify([loggedErrorOf(error, meant)], withoutSecrets),
    }
    const isKept = await insertLimited(call.db, 'operationLogs', row, (rows) =>
      rows.where('userId', '=', row.userId).where('result', '<>', done),
    )
    if (isKept) return
    const { userId, operation } = row
    call.deps.log('warn', 'rejected call not in the operation log: too many of one user', { userId, operation, code })
  } catch (error) {
    call.deps.log('error', 'rejected call not logged', { error: String(error) })
  }
}
