import type { Parsed } from 'atrium/contract/endpoint'
import type { savedViews, ViewAudience } from 'atrium/contract/system/user/view/saved-view'
import { mostViews, savedView } from 'atrium/contract/system/user/view/saved-view.record'
import { sql } from 'kysely'
import { AppError } from '#server/call/app-error'
import { rejectField } from '#server/call/field-error'
import { allFound, found, fresh } from '#server/call/checks/found'
import type { WriteCall } from '#server/call/write-call'
import { countOf } from '#server/db/count'
import type { Database } from '#server/db/schema'
import { audienceOf, mayEdit, readSharing, viewIsRead, type ViewRow } from './saved-view'
import { requirePage } from './view-pages'

type Form = Parsed<typeof savedViews.add>['body']
type Edit = Parsed<typeof savedViews.edit>['body']

export async function addView(call: WriteCall, { audience, isDefault, layout, ...form }: Form): Promise<number> {
  const { db, actor, changed } = call
  const { isSharable } = await requirePage(call, form.page)
  await rejectTooMany(call, form.page)
  await rejectTakenName(call, { ownerId: actor.userId, ...form })
  const mayShareWith = await readSharing(call, isSharable)
  if (!mayShareWith(audience)) rejectField('audience', 'notOffered')
  const after = await db
    .insertInto('savedViews')
    .values({
      ...form,
      ...columnsOf(audience, actor.userId),
      ownerId: actor.userId,
      isDefault: isDefault ? 1 : 0,
      layout: JSON.stringify(layout),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  changed({ id: after.viewId, after })
  if (isDefault) await clearOtherDefaults(call, after)
  return after.viewId
}

export async function editView(
  call: WriteCall,
  { viewId, version, name, audience, isDefault, state }: Edit,
): Promise<null> {
  const { db, actor, changed } = call
  const [row] = await readViews(call, [viewId])
  const before = fresh(found(row), version)
  const mayShareWith = await requireEdit(call, before)
  const target = audience ?? audienceOf(before)
  const isMoved = target !== audienceOf(before)
  if (isMoved && (!mayShareWith(target) || before.ownerId === null)) rejectField('audience', 'notOffered')
  const isDefaultNow = isMoved || isDefault !== undefined ? (isDefault ?? false) : before.isDefault === 1
  // A default changes what others open first, and that of somebody else's own view is theirs.
  const maySet = target === 'own' ? before.ownerId === actor.userId : mayShareWith(target)
  if (isDefaultNow && before.isDefault !== Number(isDefaultNow) && !maySet) rejectField('isDefault', 'notOffered')
  if (name !== undefined) await rejectTakenName(call, { ...before, name })
  const update = db.updateTable('savedViews').set({
    ...(name !== undefined && { name }),
    ...(isMoved && columnsOf(target, before.ownerId!)),
    ...(state && { query: state.query, layout: JSON.stringify(state.layout) }),
    isDefault: isDefaultNow && (!isMoved || maySet) ? 1 : 0,
    version: version + 1,
  })
  const after = await update.where('viewId', '=', viewId).returningAll().executeTakeFirstOrThrow()
  changed({ id: viewId, before, after })
  if (after.isDefault) await clearOtherDefaults(call, after)
  return null
}

export async function deleteViews(call: WriteCall, ids: number[]): Promise<null> {
  const rows = allFound(await readViews(call, ids), ids)
  for (const before of rows) {
    await requireEdit(call, before)
    call.changed({ id: before.viewId, before })
  }
  await call.db.deleteFrom('savedViews').where('viewId', 'in', ids).execute()
  return null
}

const readViews = ({ db, actor }: WriteCall, ids: readonly number[]): Promise<ViewRow[]> =>
  db
    .selectFrom('savedViews')
    .where('viewId', 'in', [...ids])
    .where(viewIsRead(actor))
    .selectAll()
    .execute()

/** Throws unless the actor may edit the view. Returns whether they may share it with an audience, as a function. */
async function requireEdit(call: WriteCall, row: ViewRow): Promise<(audience: ViewAudience) => boolean> {
  const { isSharable } = await requirePage(call, row.page)
  const mayShareWith = await readSharing(call, isSharable)
  if (!mayEdit(call, row, mayShareWith)) throw new AppError('access.denied')
  return mayShareWith
}

const columnsOf = (audience: ViewAudience, ownerId: number) => ({
  readerId: audience === 'own' ? ownerId : null,
  roleId: typeof audience === 'number' ? audience : null,
})

async function rejectTooMany({ db, actor }: WriteCall, page: string): Promise<void> {
  const own = db.selectFrom('savedViews').where('ownerId', '=', actor.userId)
  const limits = [
    [own.where('page', '=', page), mostViews.ofPage],
    [own, mostViews.ofPerson],
  ] as const
  for (const [views, n] of limits)
    if ((await countOf(views)) >= n) throw new AppError(savedView.errors.tooMany, { values: { n } })
}

/** A person has no two views of a list with the same name; upper and lower case are the same. */
async function rejectTakenName(
  { db }: WriteCall,
  { ownerId, page, name, viewId = 0 }: Pick<ViewRow, 'ownerId' | 'page' | 'name'> & { viewId?: number },
): Promise<void> {
  if (ownerId === null) return
  const same = db
    .selectFrom('savedViews')
    .where('ownerId', '=', ownerId)
    .where('page', '=', page)
    .where(sql<boolean>`lower(name) = lower(${name})`)
    .where('viewId', '<>', viewId)
  if ((await countOf(same)) > 0) throw new AppError('record.taken', { fields: { name: 'taken' } })
}

/** Of the views of a list with one audience, the one saved last is the default. */
async function clearOtherDefaults({ db, changed }: WriteCall, view: ViewRow): Promise<void> {
  const others = db
    .selectFrom('savedViews')
    .where('page', '=', view.page)
    .where('viewId', '<>', view.viewId)
    .where('isDefault', '=', 1)
    .where((eb) => eb('readerId', view.readerId === null ? 'is' : '=', view.readerId))
    .where((eb) => eb('roleId', view.roleId === null ? 'is' : '=', view.roleId))
  for (const before of await others.selectAll().execute()) {
    const update = db.updateTable('savedViews').set({ isDefault: 0, version: before.version + 1 })
    const after = await update.where('viewId', '=', before.viewId).returningAll().executeTakeFirstOrThrow()
    changed({ id: before.viewId, before, after })
  }
}

/** Deletes the views that nobody but their owner reads. */
export async function removeOwnViews(db: Database, userId: number): Promise<void> {
  await db.deleteFrom('savedViews').where('readerId', '=', userId).execute()
}
