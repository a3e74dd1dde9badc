import {
  dictFields,
  listReferenceFields,
  namesFieldOf,
  nameFieldOf,
  referenceFields,
} from 'atrium/contract/kind/fields-of'
import { splitNames } from 'atrium/contract/kind/import/columns'
import type { Call } from '#server/call/call'
import { readDictNames } from '#server/sheet/dict-names'
import { chunksOf } from '#server/db/chunks'
import { columnOf, recordsInScope, storedOf, type Stored } from '../../kind-table'
import type { FieldedKind } from 'atrium/contract/kind/types'
import { presentRows, selectRows } from '../../rows/rows'
import type { KindRow } from './new-records'

type Row = Readonly<Record<string, unknown>>

/**
 * Takes back the errors of cells that say what their record has: like an edit in the form, an import keeps a record or value that is disabled by now.
 */
export async function keepWhatIs(call: Call, kind: FieldedKind, rows: readonly KindRow[]): Promise<void> {
  const named = [...referenceFields(kind), ...listReferenceFields(kind), ...Object.keys(dictFields(kind))]
  const doubtful = rows.filter(({ row, before }) => before && named.some((name) => name in row.errors))
  if (doubtful.length === 0) return
  const dicts = await readDictNames(call.db, Object.values(dictFields(kind)), call.language)
  const shown = await readShown(
    call,
    kind,
    doubtful.map(({ before }) => before!),
  )
  const saysTheSame = (name: string, text: string, before: Stored): boolean => {
    const record = shown.get(before[kind.id] as number) ?? {}
    const dictType = dictFields(kind)[name]
    if (dictType) {
      const value = dicts.get(dictType)!.find((one) => one.value === before[name])
      return value?.names.some((label) => isSame(label, text)) ?? false
    }
    const names = record[namesFieldOf(name)]
    if (Array.isArray(names)) return isSame(listText(names as string[]), listText(splitNames(text)))
    const shownName = record[nameFieldOf(name)]
    return typeof shownName === 'string' && isSame(shownName, text)
  }
  for (const { row, before } of doubtful)
    for (const name of named)
      if (name in row.errors && saysTheSame(name, row.texts[name] ?? '', before!)) delete row.errors[name]
}

const isSame = (one: string, other: string) => one !== '' && one.toLowerCase() === other.toLowerCase()

const listText = (names: readonly string[]) => names.toSorted().join('\n')

/** Records as the reader sees them, by their ids. */
async function readShown(call: Call, kind: FieldedKind, records: readonly Stored[]): Promise<Map<number, Row>> {
  const kinds = call.deps.product.contract.recordKinds
  const shown = new Map<number, Row>()
  const ids = records.map((record) => record[kind.id] as number)
  for (const some of chunksOf(ids)) {
    const query = recordsInScope(call.db, storedOf(kind), kinds, call.actor)
    const rows = selectRows(query.where(columnOf(kind, kind.id), 'in', some as never), kind, kinds, call.actor)
    for (const row of await presentRows(call, storedOf(kind), await rows.execute()))
      shown.set(row[kind.id] as number, row)
  }
  return shown
}
