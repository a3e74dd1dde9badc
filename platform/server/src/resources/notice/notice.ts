import { textIn } from 'atrium/contract/language'
import { holdsPermission } from 'atrium/contract/access'
import type { Parsed } from 'atrium/contract/endpoint'
import { mostNotices, type Notice, type notices } from 'atrium/contract/system/profile.notices'
import { permissionsOf, roleIdsOf } from '#server/access/actor'
import type { Call } from '#server/call/call'
import type { Database } from '#server/db/schema'

/** The notices for everybody, for the actor or for one of their roles, without those that need a permission which the actor lacks. */
async function ownNotices(db: Database, { actor }: Call) {
  const rows = await db
    .selectFrom('notices')
    .leftJoin('noticeMarks', (join) =>
      join.onRef('noticeMarks.noticeId', '=', 'notices.noticeId').on('noticeMarks.userId', '=', actor.userId),
    )
    .where((eb) => eb.or([eb('notices.userId', 'is', null), eb('notices.userId', '=', actor.userId)]))
    .where((eb) => eb.or([eb('notices.roleId', 'is', null), eb('notices.roleId', 'in', roleIdsOf(actor))]))
    .where((eb) => eb.or([eb('noticeMarks.isCleared', 'is', null), eb('noticeMarks.isCleared', '=', 0)]))
    .selectAll('notices')
    .select('noticeMarks.isCleared')
    .orderBy('notices.createdAt', 'desc')
    .orderBy('notices.noticeId', 'desc')
    .execute()
  if (rows.length === 0) return []
  const permissions = await permissionsOf(db, actor)
  return rows
    .filter(({ permission }) => permission === '' || holdsPermission(permissions, [permission]))
    .slice(0, mostNotices)
}

export async function listNotices(call: Call): Promise<Notice[]> {
  const rows = await ownNotices(call.db, call)
  return rows.map((row) => ({
    noticeId: row.noticeId,
    list: row.list,
    icon: row.icon,
    title: textIn(call.language, { zh: row.title, en: row.titleEn }),
    description: textIn(call.language, { zh: row.description, en: row.descriptionEn }),
    createdAt: row.createdAt,
    dueAt: row.dueAt,
    state: row.state,
    isRead: row.isCleared !== null,
  }))
}

/** Marks those of the notices that the actor has. One that is cleared stays so. */
export async function markNotices(call: Call, { as, noticeIds }: Parsed<typeof notices.mark>['body']): Promise<null> {
  const { userId } = call.actor
  await call.deps.write(async (trx) => {
    const own = (await ownNotices(trx, call)).filter(({ noticeId }) => noticeIds.includes(noticeId))
    if (own.length === 0) return
    const isCleared = as === 'cleared' ? 1 : 0
    await trx
      .insertInto('noticeMarks')
      .values(own.map(({ noticeId }) => ({ userId, noticeId, isCleared }) as const))
      .onConflict((conflict) => conflict.columns(['userId', 'noticeId']).doUpdateSet({ isCleared }))
      .execute()
  })
  return null
}
