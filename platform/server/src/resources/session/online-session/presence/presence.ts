import { holdsPermission } from '@atrium/contract/access'
import type { Present } from '@atrium/contract/system/user/presence'
import { presenceMillis } from '@atrium/contract/system/user/presence.rules'
import { permissionsOf } from '#server/access/actor'
import { recordInScope } from '#server/access/records/record-scope'
import { userInScope } from '#server/access/scope'
import { AppError } from '#server/call/app-error'
import type { Call } from '#server/call/call'
import { found } from '#server/call/found'

interface Opened {
  readonly kind: string
  readonly id: number
}

/** Throws `record.notFound` unless the actor may open the record on its page, and it is in their scope. */
async function requireRecord({ db, deps, actor }: Call, { kind, id }: Opened): Promise<void> {
  const kinds = deps.product.contract.recordKinds
  const record = kinds[kind]
  const held = await permissionsOf(db, actor)
  if (!record?.page?.needs.every((codes) => holdsPermission(held, codes))) throw new AppError('record.notFound')
  const key = record.id as 'postId'
  const rows = db
    .selectFrom(record.table as 'posts')
    .where(key, '=', id)
    .where(recordInScope(kinds, kind, actor))
  found(await rows.select(key).executeTakeFirst())
}

/**
 * Marks the record as open in the actor's session, outside of the turns of writes: each statement is a transaction of its own, and a row that is late or lost
 * is written again by the next call.
 */
export async function keepPresence(call: Call, opened: Opened): Promise<Present[]> {
  await requireRecord(call, opened)
  const { db, actor, now } = call
  const { kind, id: recordId } = opened
  const { sessionId, userId } = actor
  const seen = { kind, recordId, sessionId, userId, seenAt: now }
  await db
    .insertInto('recordPresence')
    .values(seen)
    .onConflict((conflict) => conflict.columns(['kind', 'recordId', 'sessionId']).doUpdateSet({ seenAt: now }))
    .execute()
  await db
    .deleteFrom('recordPresence')
    .where('seenAt', '<=', now - presenceMillis)
    .execute()
  return db
    .selectFrom('users')
    .where((eb) =>
      eb(
        'users.userId',
        'in',
        eb
          .selectFrom('recordPresence')
          .where('kind', '=', kind)
          .where('recordId', '=', recordId)
          .where('seenAt', '>', now - presenceMillis)
          .select('recordPresence.userId'),
      ),
    )
    .where('users.userId', '<>', userId)
    .where(userInScope(actor))
    .select(['users.userId', 'users.nickname', 'users.avatar'])
    .orderBy('users.userId')
    .limit(20)
    .execute()
}

/** Needs no access: it deletes rows of the actor's own session alone. */
export async function endPresence({ db, actor }: Call, { kind, id }: Opened): Promise<null> {
  const own = db.deleteFrom('recordPresence').where('sessionId', '=', actor.sessionId)
  await own.where('kind', '=', kind).where('recordId', '=', id).execute()
  return null
}
