import { textIn, type Parsed } from 'atrium/contract'
import {
  nextRows,
  column,
  momentColumn,
  batchesInOrder,
  downloadSheet,
  type Call,
  type Download,
  type Cell,
  type Column,
} from 'atrium/server'
import type { Field } from '#modules/forms/engine/schema/form'
import { valueTypeOf } from '#modules/forms/engine/schema/field-kinds'
import { valueText } from '#modules/forms/engine/schema/value-text'
import type { Entry, formEntries } from '../../contract/entry'
import { formEntry } from '../../contract/entry.record'
import { labelled, readDictionaries, type Dictionaries } from './dictionaries'
import { namedBy, readNames } from './names'
import { entryViewer } from '../form/form-scope'
import { entryOf, entryOrder, matchingEntries, readFields, rejectForeignForm, selectEntries } from './entry'

const { fields: names } = formEntry

const ownColumns: Column<Entry>[] = [
  column({ zh: '编号', en: 'ID' }, (row) => row.entryId),
  momentColumn(names.submittedAt, (row) => row.submittedAt),
  column(names.userId, (row) => row.person),
  column(names.deptId, (row) => row.deptName),
]

const columnOf =
  (dictionaries: Dictionaries) =>
  (field: Field): Column<Entry> => {
    return {
      title: ({ language, timeZone }) =>
        field.kind === 'dateTime' ? `${textIn(language, field.label)} (${timeZone})` : textIn(language, field.label),
      cell: ({ values, names: known }, { language, timeZone }): Cell => {
        const value = values[field.key]
        if (typeof value === 'number' && valueTypeOf(field) === 'number' && field.kind !== 'duration') return value
        const dictionary = labelled(dictionaries, language)
        return valueText(field, value, language, { dictionary, nameOf: namedBy(known), timeZone })
      },
    }
  }

export async function exportEntries(call: Call, query: Parsed<typeof formEntries.export>['query']): Promise<Download> {
  const { title, titleEn } = await rejectForeignForm(call, query.formId)
  const fields = await readFields(call, query.formId)
  const columns = [...ownColumns, ...fields.map(columnOf(await readDictionaries(call, fields)))]
  const { sort, order, ...filters } = query
  const matching = selectEntries(matchingEntries(call.db, { ...filters, viewer: await entryViewer(call) }))
  const batches = batchesInOrder(
    (last, limit) => nextRows(matching, entryOrder({ sort, order }), last, limit).execute(),
    async (rows) => {
      const entries = rows.map((row) => entryOf(row, call.language))
      const known = await readNames(call, fields, entries)
      return entries.map((entry) => ({ ...entry, names: known }))
    },
  )
  const name = { zh: fileName(title), en: fileName(titleEn || title) }
  return downloadSheet(call, query, { name, columns }, batches)
}

/** Without what a file system gives a meaning to. */
const fileName = (title: string) =>
  title
    .replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, ' ')
    .trim()
    .slice(0, 80)
