import type { Kysely } from 'kysely'
import { identity } from '../../engines/columns'
import type { EngineName } from '../../engines/engine'
import { createIndexes, editable, flag, text, uniqueIgnoringCase, type Table } from './columns'

/** Dictionaries and their values. */
export async function createDictionaries(db: Kysely<never>, engine: EngineName): Promise<void> {
  const types: Table = db.schema.createTable('dict_types').addColumn('dict_id', 'integer', identity(engine))
  await editable(text(types, 'dict_name', 'dict_name_en', 'dict_type', 'remark'))
    .addUniqueConstraint('dict_types_type_unique', ['dict_type'])
    .execute()

  const data: Table = db.schema
    .createTable('dict_data')
    .addColumn('dict_code', 'integer', identity(engine))
    .addColumn('dict_sort', 'integer', (c) => c.notNull())
    .addColumn('dict_type', 'text', (c) => c.notNull().references('dict_types.dict_type').onUpdate('cascade'))
  await editable(flag(text(data, 'dict_label', 'dict_label_en', 'dict_value', 'list_class', 'remark'), 'is_default'))
    .addUniqueConstraint('dict_data_label_unique', ['dict_type', 'dict_label'])
    .addUniqueConstraint('dict_data_value_unique', ['dict_type', 'dict_value'])
    .execute()
  await uniqueIgnoringCase(db, 'dict_data', {
    index: 'dict_data_label_ignore_case',
    column: 'dict_label',
    within: 'dict_type',
  })
  await createIndexes(db, 'dict_data', {
    dict_data_by_sort: ['dict_sort', 'dict_code'],
    dict_data_by_type: ['dict_type', 'dict_sort', 'dict_code'],
    dict_data_by_status: ['status', 'dict_sort', 'dict_code'],
  })
}
