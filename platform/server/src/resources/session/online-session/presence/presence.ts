import type { Present } from 'atrium/contract/system/user/presence'
import { presenceMillis } from 'atrium/contract/system/user/presence.rules'
import { requireRecord, type NamedRecord } from '#server/access/records/require-record'
import { userInScope } from '#server/access/scope'
import type { Call } from '#server/call/call'

/**
 * Marks the record as open in the actor's session, outside of the turns of writes: each statement is a transaction of its own, and a row that is late or lost
 * is written again by the next call.
 */
export async function keepPresence(call: Call, opened: NamedRecord): Promise<Present[]> {
  await requireRecord(call, opened, call.deps.product.contract.recordKinds[opened.kind]?.page?.needs)
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
export async function endPresence({ db, actor }: Call, { kind, id }: NamedRecord): Promise<null> {
  const own = db.deleteFrom('recordPresence').where('sessionId', '=', actor.sessionId)
  await own.where('kind', '=', kind).where('recordId', '=', id).execute()
  return null
}
