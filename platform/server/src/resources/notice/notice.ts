import { textIn } from 'atrium/contract/language'
import { holdsPermission } from 'atrium/contract/access'
import type { Parsed } from 'atrium/contract/endpoint'
import { mostNotices, type Notice, type notices } from 'atrium/contract/system/notice/notice'
import { permissionsOf, roleIdsOf } from '#server/access/actor'
import type { Call } from '#server/call/call'
import type { Database } from '#server/db/schema'

/** How many rows are read at a time: those that need a permission are left out afterwards. */
const pageSize = 2 * mostNotices

/**
 * Returns the newest notices for everybody, for the actor or for one of their roles, without those that need a permission which the actor
 * lacks, that they cleared, or whose kind they chose not to get.
 */
async function ownNotices(db: Database, { actor }: Call) {
  let permissions: string[] | undefined
  const own: Awaited<ReturnType<typeof pageOfNotices>> = []
  for (let from = 0; own.length < mostNotices; from += pageSize) {
    const rows = await pageOfNotices(db, { actor }, from)
    if (rows.some(({ permission }) => permission !== '')) permissions ??= await permissionsOf(db, actor)
    const held = rows.filter(({ permission }) => permission === '' || holdsPermission(permissions!, [permission]))
    own.push(...held)
    if (rows.length < pageSize) break
  }
  return own.slice(0, mostNotices)
}

function pageOfNotices(db: Database, { actor }: Pick<Call, 'actor'>, from: number) {
  return db
    .selectFrom('notices')
    .leftJoin('noticeMarks', (join) =>
      join.onRef('noticeMarks.noticeId', '=', 'notices.noticeId').on('noticeMarks.userId', '=', actor.userId),
    )
    .leftJoin('noticeChoices', (join) =>
      join.onRef('noticeChoices.kind', '=', 'notices.kind').on('noticeChoices.userId', '=', actor.userId),
    )
    .where((eb) => eb.or([eb('notices.userId', 'is', null), eb('notices.userId', '=', actor.userId)]))
    .where((eb) => eb.or([eb('notices.roleId', 'is', null), eb('notices.roleId', 'in', roleIdsOf(actor))]))
    .where((eb) => eb.or([eb('noticeMarks.isCleared', 'is', null), eb('noticeMarks.isCleared', '=', 0)]))
    .where((eb) => eb.or([eb('noticeChoices.way', 'is', null), eb('noticeChoices.way', '<>', 'none')]))
    .selectAll('notices')
    .select('noticeMarks.isCleared')
    .orderBy('notices.createdAt', 'desc')
    .orderBy('notices.noticeId', 'desc')
    .limit(pageSize)
    .offset(from)
    .execute()
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
    link: row.link,
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
