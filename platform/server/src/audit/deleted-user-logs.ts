import { user } from 'atrium/contract/system/user.record'
import { sql, type ExpressionBuilder, type SqlBool } from 'kysely'
import type { WriteCall } from '#server/call/write-call'
import { chunksOf } from '#server/db/chunks'
import type { Schema } from '#server/db/schema'
import { amendRows } from './chain/amend'

interface DeletedUser {
  readonly userId: number
  readonly username: string
}

type Snapshot = Readonly<Record<string, unknown>>

/** The name of a deleted user in both logs. No user name has brackets. */
const pseudonymOf = (userId: number) => `(deleted ${userId})`

/** The fields of a snapshot that stay: who may see a row depends on department and roles, and none of it names a person. */
const keptFields = new Set(
  'userId sessionId deptId postId roleIds status mustChangePassword passwordReplaced version createdAt lastSeenAt'.split(
    ' ',
  ),
)

/** Returns what the operation log may hold of a user or of one of their sessions once there is a pseudonym instead. */
export function withoutPerson(snapshot: Snapshot, userId: number): Snapshot {
  return Object.fromEntries(
    Object.entries(snapshot).flatMap(([field, value]) => {
      if (field === 'username') return [[field, pseudonymOf(userId)]]
      return keptFields.has(field) ? [[field, value]] : []
    }),
  )
}

/**
 * Replaces name, address and browser of users in both logs, and in what the operation log holds of them and of their sessions. The rows
 * stay, and say that all of them are of the same person.
 */
export async function replaceInLogs(call: WriteCall, users: readonly DeletedUser[]): Promise<void> {
  const { db } = call
  for (const { userId } of users) {
    const signIns = await db.selectFrom('signIns').select('signInId as id').where('userId', '=', userId).execute()
    await amendRows(call, 'signIns', idsOf(signIns), () => personOf(userId))
    const logs = await db.selectFrom('operationLogs').select('logId as id').where('userId', '=', userId).execute()
    await amendRows(call, 'operationLogs', idsOf(logs), () => personOf(userId))
  }
  for (const some of chunksOf(users, fewUsers)) {
    await replaceTypedNames(call, some)
    await replaceSnapshots(call, some)
  }
}

const personOf = (userId: number) => ({ username: pseudonymOf(userId), address: '', agent: '' })
const idsOf = (rows: readonly { readonly id: number }[]) => rows.map(({ id }) => id)

/** Sign-ins with the name of an account that was not there yet belong to no user. */
async function replaceTypedNames(call: WriteCall, users: readonly DeletedUser[]): Promise<void> {
  const ids = new Map(users.map(({ userId, username }) => [username.toLowerCase(), userId]))
  const rows = await call.db
    .selectFrom('signIns')
    .where('userId', 'is', null)
    .where((eb) => eb(eb.fn<string>('lower', ['username']), 'in', [...ids.keys()]))
    .select('signInId as id')
    .execute()
  await amendRows(call, 'signIns', idsOf(rows), ({ username }) => personOf(ids.get(username.toLowerCase())!))
}

/** Each is two conditions of one statement. */
const fewUsers = 100

async function replaceSnapshots(call: WriteCall, users: readonly DeletedUser[]): Promise<void> {
  const ids = new Set(users.map(({ userId }) => userId))
  const rows = await call.db
    .selectFrom('operationLogs')
    .where('target', 'in', [user.kind, 'session'])
    .where((eb) => eb.or([...ids].flatMap((id) => [isOfUser(eb, id), isOfSession(eb, id)])))
    .select('logId as id')
    .execute()
  await amendRows(call, 'operationLogs', idsOf(rows), ({ target, targetIds, before, after }) => {
    const targets = JSON.parse(targetIds) as number[]
    const replaced = (list: string) =>
      JSON.stringify(
        (JSON.parse(list) as (Snapshot | null)[]).map((snapshot, at) => {
          const owner = target === user.kind ? targets[at] : Number(snapshot?.['userId'])
          return snapshot && owner !== undefined && ids.has(owner) ? withoutPerson(snapshot, owner) : snapshot
        }),
      )
    return { before: replaced(before), after: replaced(after) }
  })
}

type Logs = ExpressionBuilder<Schema, 'operationLogs'>

const isOfUser = (eb: Logs, id: number) =>
  eb.and([
    eb('target', '=', user.kind),
    sql<SqlBool>`',' || trim(${eb.ref('targetIds')}, '[]') || ',' like ${`%,${id},%`}`,
  ])
const isOfSession = (eb: Logs, id: number) =>
  eb.and([
    eb('target', '=', 'session'),
    eb.or([eb('before', 'like', `%"userId":${id},%`), eb('before', 'like', `%"userId":${id}}%`)]),
  ])
