import { isBuiltInDict } from 'atrium/contract/system/built-in-dicts'
import { dicts } from 'atrium/contract/system/dict'
import { dict } from 'atrium/contract/system/dict.record'
import { AppError } from '#server/call/app-error'
import { rejectFields } from '#server/call/field-error'
import { crudResource } from '#server/crud/crud-resource'
import { countOf } from '#server/db/count'
import { exportDictData } from './dict-export'
import { listDictOptions } from './dict'
import { listDictValues, pageOfDictData, readDictData } from './dict-data'
import { addDictData, deleteDictData, editDictData } from './dict-data-writes'

export const dictResource = crudResource(dicts, dict, {
  computedInCode: { builtIn: ({ dictType }) => isBuiltInDict(dictType) },
  // The reference of the values to their dictionary follows a new `dictType` in the database itself.
  beforeSave: (_call, form, before) => {
    if (!before || !isBuiltInDict(before.dictType)) return
    rejectFields({
      ...(form.dictType !== before.dictType && { dictType: 'builtIn' }),
      ...(form.status === 0 && { status: 'builtIn' }),
    })
  },
  beforeDelete: async ({ db }, rows) => {
    const types = rows.map(({ dictType }) => dictType)
    if (types.some(isBuiltInDict)) throw new AppError(dict.errors.builtIn)
    const n = await countOf(db.selectFrom('dictData').where('dictType', 'in', types))
    if (n > 0) throw new AppError(dict.errors.hasData, { values: { n } })
  },
  handlers: {
    options: (call) => listDictOptions(call),
    data: (call, { query }) => pageOfDictData(call, query),
    values: (call, { query }) => listDictValues(call, query),
    readData: (call, { query }) => readDictData(call, query.dictCode),
    addData: (call, { body }) => addDictData(call, body),
    editData: (call, { body }) => editDictData(call, body),
    deleteData: (call, { query }) => deleteDictData(call, query.ids),
    exportData: (call, { query }) => exportDictData(call, query),
  },
})
