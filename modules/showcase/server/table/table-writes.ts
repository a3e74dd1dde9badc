import type { Parsed } from 'atrium/contract'
import { AppError, allFound, found, countOf, type WriteCall } from 'atrium/server'
import { demoRow } from '../../contract/table.record'
import type { table } from '../../contract/table'
import { textColumns } from './table'
import { cityOf } from './table-words'

/** The seeded rows, and two hundred of one's own. */
const mostRows = 1200

/** So many deleted rows of a person are kept, enough to undo a deletion of all; one more, and all earlier ones are gone. */
const mostDeleted = mostRows

const logged = ['id', 'age', 'address', 'name', 'gender', 'date', 'time', 'status', 'mobile', 'email'] as const
const copied = [...logged, 'englishAddress', 'englishName', 'city'] as const

/** The rows of the caller, for a statement; a copy of the seeded ones is made for the first change. */
async function ownRows({ db, actor }: WriteCall) {
  const ownerId = actor.userId
  const present = await db.selectFrom('demoCopies').where('ownerId', '=', ownerId).select('ownerId').executeTakeFirst()
  if (!present) {
    const { last } = await db
      .selectFrom('demoRows')
      .select((eb) => eb.fn.max('id').as('last'))
      .executeTakeFirstOrThrow()
    await db
      .insertInto('demoCopies')
      .values({ ownerId, nextId: (last ?? 0) + 1 })
      .execute()
    await db
      .insertInto('ownDemoRows')
      .columns(['ownerId', 'place', ...copied])
      .expression((eb) =>
        eb
          .selectFrom('demoRows')
          .select((own) => [own.cast<number>(own.val(ownerId), 'integer').as('ownerId'), 'id as place'])
          .select(copied),
      )
      .execute()
  }
  return {
    ownerId,
    select: (deleted: 0 | 1 = 0) =>
      db.selectFrom('ownDemoRows').where('ownerId', '=', ownerId).where('deleted', '=', deleted),
    update: () => db.updateTable('ownDemoRows').where('ownerId', '=', ownerId),
    remove: () => db.deleteFrom('ownDemoRows').where('ownerId', '=', ownerId),
  }
}

export async function addDemoRow(call: WriteCall, form: Parsed<typeof table.addDemoRow>['body']): Promise<number> {
  const { db, changed } = call
  const { ownerId, select } = await ownRows(call)
  if ((await countOf(select())) >= mostRows) throw new AppError(demoRow.errors.full, { values: { n: mostRows } })
  const { nextId } = await db
    .updateTable('demoCopies')
    .set((eb) => ({ nextId: eb('nextId', '+', 1) }))
    .where('ownerId', '=', ownerId)
    .returning('nextId')
    .executeTakeFirstOrThrow()
  const id = nextId - 1
  const { first } = await select()
    .select((eb) => eb.fn.min('place').as('first'))
    .executeTakeFirstOrThrow()
  const { name, address } = form
  const texts = { englishName: name, englishAddress: address, city: cityOf(address) }
  const row = { ...form, ...texts, ownerId, id, place: (first ?? 1) - 1 }
  const after = await db.insertInto('ownDemoRows').values(row).returning(logged).executeTakeFirstOrThrow()
  changed({ id, after })
  return id
}

export async function editDemoRow(
  call: WriteCall,
  { id, ...form }: Parsed<typeof table.editDemoRow>['body'],
): Promise<null> {
  const { select, update } = await ownRows(call)
  const { englishName, englishAddress, city, ...before } = found(
    await select().where('id', '=', id).select(copied).executeTakeFirst(),
  )
  if (Object.keys(form).length === 0) return null
  const shown = { ...before, englishName, englishAddress }
  const { name: nameColumn, address: addressColumn } = textColumns[call.language]
  const { name = shown[nameColumn], address = shown[addressColumn], ...rest } = form
  // A text that stays keeps both languages; one that a person typed is the same in both.
  const isNamed = name !== shown[nameColumn]
  const isMoved = address !== shown[addressColumn]
  const texts = {
    ...(isNamed && { name, englishName: name }),
    ...(isMoved && { address, englishAddress: address, city: cityOf(address) }),
  }
  const after = await update()
    .set({ city, ...rest, ...texts })
    .where('id', '=', id)
    .returning(logged)
    .executeTakeFirstOrThrow()
  call.changed({ id, before, after })
  return null
}

export async function deleteDemoRows(call: WriteCall, ids: number[]): Promise<null> {
  const { select, update, remove } = await ownRows(call)
  const rows = await select().where('id', 'in', ids).select(logged).execute()
  for (const before of allFound(rows, ids)) call.changed({ id: before.id, before })
  if ((await countOf(select(1))) + ids.length > mostDeleted) await remove().where('deleted', '=', 1).execute()
  await update().set({ deleted: 1 }).where('id', 'in', ids).execute()
  return null
}

export async function restoreDemoRows(call: WriteCall, ids: number[]): Promise<null> {
  const { select, update } = await ownRows(call)
  const rows = await select(1).where('id', 'in', ids).select(logged).execute()
  for (const after of allFound(rows, ids)) call.changed({ id: after.id, after })
  if ((await countOf(select())) + ids.length > mostRows)
    throw new AppError(demoRow.errors.full, { values: { n: mostRows } })
  await update().set({ deleted: 0 }).where('id', 'in', ids).execute()
  return null
}

export async function moveDemoRow(
  call: WriteCall,
  { id, to }: Parsed<typeof table.moveDemoRow>['body'],
): Promise<null> {
  const { select, update } = await ownRows(call)
  const placeOf = async (row: number) =>
    found(await select().where('id', '=', row).select(['name', 'place']).executeTakeFirst())
  const before = await placeOf(id)
  const { place } = await placeOf(to)
  const step = place > before.place ? -1 : 1
  await update()
    .set((eb) => ({ place: eb('place', '+', step) }))
    .where('place', '>=', Math.min(place, before.place))
    .where('place', '<=', Math.max(place, before.place))
    .execute()
  await update().set({ place }).where('id', '=', id).execute()
  call.changed({ id, before, after: { ...before, place } })
  return null
}

export async function resetDemoRows({ db, actor }: WriteCall): Promise<null> {
  await db.deleteFrom('demoCopies').where('ownerId', '=', actor.userId).execute()
  return null
}
