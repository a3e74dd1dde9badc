import type { Parsed } from '@atrium/contract/endpoint'
import { isBuiltInDict } from '@atrium/contract/system/built-in-dicts'
import type { dicts } from '@atrium/contract/system/dict'
import { dict } from '@atrium/contract/system/dict.record'
import { countOf } from '#server/db/count'
import { AppError } from '#server/call/app-error'
import { allFound, found, fresh } from '#server/call/found'
import { rejectFields } from '#server/call/field-error'
import type { WriteCall } from '#server/call/write-call'

const blank = { dictNameEn: '', status: 1, remark: '' } as const

export async function addDict({ db, changed }: WriteCall, form: Parsed<typeof dicts.add>['body']): Promise<number> {
  const insert = db.insertInto('dictTypes').values({ ...blank, ...form })
  const after = await insert.returningAll().executeTakeFirstOrThrow()
  changed({ id: after.dictId, after })
  return after.dictId
}

/** The reference of the values to their dictionary follows a new `dictType` in the database itself. */
export async function editDict(
  { db, changed }: WriteCall,
  { dictId, version, ...form }: Parsed<typeof dicts.edit>['body'],
): Promise<null> {
  const row = await db.selectFrom('dictTypes').selectAll().where('dictId', '=', dictId).executeTakeFirst()
  const before = fresh(found(row), version)
  if (isBuiltInDict(before.dictType)) {
    rejectFields({
      ...(form.dictType !== before.dictType && { dictType: 'builtIn' }),
      ...(form.status === 0 && { status: 'builtIn' }),
    })
  }
  const update = db.updateTable('dictTypes').set({ ...form, version: version + 1 })
  const after = await update.where('dictId', '=', dictId).returningAll().executeTakeFirstOrThrow()
  changed({ id: dictId, before, after })
  return null
}

export async function deleteDicts({ db, changed }: WriteCall, ids: number[]): Promise<null> {
  const rows = allFound(await db.selectFrom('dictTypes').selectAll().where('dictId', 'in', ids).execute(), ids)
  if (rows.some(({ dictType }) => isBuiltInDict(dictType))) throw new AppError(dict.errors.builtIn)
  const types = rows.map(({ dictType }) => dictType)
  const n = await countOf(db.selectFrom('dictData').where('dictType', 'in', types))
  if (n > 0) throw new AppError(dict.errors.hasData, { values: { n } })
  await db.deleteFrom('dictTypes').where('dictId', 'in', ids).execute()
  for (const before of rows) changed({ id: before.dictId, before })
  return null
}
