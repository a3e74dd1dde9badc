import { apiToken } from 'atrium/contract/system/user/token/token.record'
import { user } from 'atrium/contract/system/user.record'
import { sql, type ExpressionBuilder, type SqlBool } from 'kysely'
import type { WriteCall } from '#server/call/write-call'
import { chunksOf } from '#server/db/chunks'
import type { Schema } from '#server/db/schema'
import { amendRows } from './chain/amend'

interface DeletedUser {
  readonly userId: number
  readonly username: string
  /** The name that takes the place of theirs; one that says that they were deleted unless it is given. */
  readonly pseudonym?: string
}

type Snapshot = Readonly<Record<string, unknown>>

/** The name of a deleted user in both logs. No user name has brackets. */
export const deletedName = (userId: number) => `(deleted ${userId})`

/** The name of the API tokens of a deleted user in the operation log. */
const deletedToken = '(token)'

const nameOf = ({ userId, pseudonym = deletedName(userId) }: DeletedUser) => pseudonym

/** The fields of a snapshot that stay: who may see a row depends on department and roles, and none of it names a person. */
const keptFields = new Set(
  'userId sessionId tokenId deptId postId roleIds status mustChangePassword passwordReplaced invited version createdAt lastSeenAt'.split(
    ' ',
  ),
)

/** Returns what the operation log may hold of a user, or of one of their sessions or API tokens, once there is a pseudonym instead. */
export function withoutPerson(snapshot: Snapshot, pseudonym: string): Snapshot {
  return Object.fromEntries(
    Object.entries(snapshot).flatMap(([field, value]) => {
      if (field === 'username') return [[field, pseudonym]]
      return keptFields.has(field) ? [[field, value]] : []
    }),
  )
}

/**
 * Replaces name, address and browser of users in both logs, and in what the operation log holds of them and of their sessions and API tokens. The rows
 * stay, and say that all of them are of the same person.
 */
export async function replaceInLogs(call: LogCall, users: readonly DeletedUser[]): Promise<void> {
  await replaceInSignIns(call, users)
  await replaceInOperations(call, users)
}

/** `replaceInLogs` for the sign-in log alone. */
export async function replaceInSignIns(call: LogCall, users: readonly DeletedUser[]): Promise<void> {
  for (const user of users) {
    const { userId } = user
    const signIns = await call.db.selectFrom('signIns').select('signInId as id').where('userId', '=', userId).execute()
    await amendRows(call, 'signIns', idsOf(signIns), () => personOf(nameOf(user)))
  }
  for (const some of chunksOf(users, fewUsers)) await replaceTypedNames(call, some)
}

/** `replaceInLogs` for the operation log alone. */
export async function replaceInOperations(call: LogCall, users: readonly DeletedUser[]): Promise<void> {
  for (const user of users) {
    const { userId } = user
    const logs = await call.db.selectFrom('operationLogs').select('logId as id').where('userId', '=', userId).execute()
    await amendRows(call, 'operationLogs', idsOf(logs), ({ tokenName }) => ({
      ...personOf(nameOf(user)),
      // That it was a token stays; what its owner called it goes.
      tokenName: tokenName && deletedToken,
    }))
  }
  for (const some of chunksOf(users, fewUsers)) await replaceSnapshots(call, some)
}

type LogCall = Pick<WriteCall, 'db' | 'now' | 'deps'>

const personOf = (username: string) => ({ username, address: '', agent: '' })
const idsOf = (rows: readonly { readonly id: number }[]) => rows.map(({ id }) => id)

/** Sign-ins with the name of an account that was not there yet belong to no user. */
async function replaceTypedNames(call: LogCall, users: readonly DeletedUser[]): Promise<void> {
  const names = new Map(users.map((user) => [user.username.toLowerCase(), nameOf(user)]))
  const rows = await call.db
    .selectFrom('signIns')
    .where('userId', 'is', null)
    .where((eb) => eb(eb.fn<string>('lower', ['username']), 'in', [...names.keys()]))
    .select('signInId as id')
    .execute()
  await amendRows(call, 'signIns', idsOf(rows), ({ username }) => personOf(names.get(username.toLowerCase())!))
}

/** Each is two conditions of one statement. */
const fewUsers = 100

async function replaceSnapshots(call: LogCall, users: readonly DeletedUser[]): Promise<void> {
  const names = new Map(users.map((user) => [user.userId, nameOf(user)]))
  const rows = await call.db
    .selectFrom('operationLogs')
    .where('target', 'in', [user.kind, 'session', apiToken.kind])
    .where((eb) => eb.or([...names.keys()].flatMap((id) => [isOfUser(eb, id), isOwnedBy(eb, id)])))
    .select('logId as id')
    .execute()
  await amendRows(call, 'operationLogs', idsOf(rows), ({ target, targetIds, before, after }) => {
    const targets = JSON.parse(targetIds) as number[]
    const replaced = (list: string) =>
      JSON.stringify(
        (JSON.parse(list) as (Snapshot | null)[]).map((snapshot, at) => {
          const owner = target === user.kind ? targets[at] : Number(snapshot?.['userId'])
          const name = owner === undefined ? undefined : names.get(owner)
          return snapshot && name !== undefined ? withoutPerson(snapshot, name) : snapshot
        }),
      )
    return { before: replaced(before), after: replaced(after) }
  })
}

type Logs = ExpressionBuilder<Schema, 'operationLogs'>

/** Whether a row of the operation log is about a user. */
export const isOfUser = (eb: Logs, id: number) =>
  eb.and([
    eb('target', '=', user.kind),
    sql<SqlBool>`',' || trim(${eb.ref('targetIds')}, '[]') || ',' like ${`%,${id},%`}`,
  ])
const isOwnedBy = (eb: Logs, id: number) =>
  eb.and([
    eb('target', 'in', ['session', apiToken.kind]),
    eb.or(
      (['before', 'after'] as const).flatMap((part) => [
        eb(part, 'like', `%"userId":${id},%`),
        eb(part, 'like', `%"userId":${id}}%`),
      ]),
    ),
  ])
