import type { Parsed } from 'atrium/contract/endpoint'
import { isBuiltInDict, isBuiltInValue } from 'atrium/contract/system/built-in-dicts'
import type { dicts } from 'atrium/contract/system/dict'
import { dict } from 'atrium/contract/system/dict.record'
import { dictData } from 'atrium/contract/system/dict-data.record'
import { AppError } from '#server/call/app-error'
import { allFound, found, fresh } from '#server/call/checks/found'
import { rejectTaken } from '#server/call/checks/taken'
import { rejectField, rejectFields } from '#server/call/field-error'
import type { WriteCall } from '#server/call/write-call'

const blank = { dictLabelEn: '', listClass: 'default', isDefault: 0, status: 1, remark: '' } as const

const flagOf = (isDefault: 'Y' | 'N' | undefined) => isDefault && ({ isDefault: isDefault === 'Y' ? 1 : 0 } as const)

export async function addDictData(
  call: WriteCall,
  { isDefault, ...form }: Parsed<typeof dicts.addData>['body'],
): Promise<number> {
  const { db, changed } = call
  if (isBuiltInDict(form.dictType)) throw new AppError(dict.errors.closed, { at: 'dictType' })
  const type = db.selectFrom('dictTypes').where('dictType', '=', form.dictType).select('dictId')
  if (!(await type.executeTakeFirst())) rejectField('dictType', 'notOffered')
  await rejectTaken(call, dictData, form)
  const insert = db.insertInto('dictData').values({ ...blank, ...form, ...flagOf(isDefault) })
  const after = await insert.returningAll().executeTakeFirstOrThrow()
  changed({ id: after.dictCode, after })
  if (after.isDefault) await clearOtherDefaults(call, after)
  return after.dictCode
}

export async function editDictData(
  call: WriteCall,
  { dictCode, version, dictType, isDefault, ...form }: Parsed<typeof dicts.editData>['body'],
): Promise<null> {
  const { db, changed } = call
  const row = await db.selectFrom('dictData').selectAll().where('dictCode', '=', dictCode).executeTakeFirst()
  const before = fresh(found(row), version)
  if (dictType !== undefined && dictType !== before.dictType) rejectField('dictType', 'notOffered')
  if (isBuiltInValue(before.dictType, before.dictValue)) {
    rejectFields({
      ...(form.dictValue !== before.dictValue && { dictValue: 'builtIn' }),
      ...(form.status === 0 && { status: 'builtIn' }),
    })
  }
  await rejectTaken(call, dictData, form, before)
  const update = db.updateTable('dictData').set({ ...form, ...flagOf(isDefault), version: version + 1 })
  const after = await update.where('dictCode', '=', dictCode).returningAll().executeTakeFirstOrThrow()
  changed({ id: dictCode, before, after })
  if (after.isDefault) await clearOtherDefaults(call, after)
  return null
}

/** A dictionary has one default at most: the one saved last. */
async function clearOtherDefaults(
  { db, changed }: WriteCall,
  { dictType, dictCode }: { dictType: string; dictCode: number },
): Promise<void> {
  const others = db.selectFrom('dictData').where('dictType', '=', dictType).where('dictCode', '<>', dictCode)
  for (const before of await others.where('isDefault', '=', 1).selectAll().execute()) {
    const update = db.updateTable('dictData').set({ isDefault: 0, version: before.version + 1 })
    const after = await update.where('dictCode', '=', before.dictCode).returningAll().executeTakeFirstOrThrow()
    changed({ id: before.dictCode, before, after })
  }
}

export async function deleteDictData({ db, changed }: WriteCall, ids: number[]): Promise<null> {
  const rows = await db.selectFrom('dictData').selectAll().where('dictCode', 'in', ids).execute()
  for (const before of allFound(rows, ids)) changed({ id: before.dictCode, before })
  if (rows.some(({ dictType, dictValue }) => isBuiltInValue(dictType, dictValue)))
    throw new AppError(dict.errors.builtIn)
  await db.deleteFrom('dictData').where('dictCode', 'in', ids).execute()
  return null
}
