import type { Field } from 'atrium/contract/kind/field-kind'
import { linesIn, linesOf, type Line } from 'atrium/contract/kind/fields/lines/line-values'
import type { FieldedKind } from 'atrium/contract/kind/types'
import type { Call } from '../../call/call'
import type { Column } from '../../sheet/column'
import { addLines } from './line-records'

type Row = Record<string, unknown>

/** Returns the columns of the lines in a field of a record: one for each of their fields, which `columnOf` makes. */
export function lineColumns(
  [name, field]: readonly [string, Field],
  columnOf: (name: string, field: Field) => Column<Row>,
): Column<Row>[] {
  return Object.entries(linesOf(field)?.fields ?? {}).map(([own, one]) => {
    const key = `${name}.${own}`
    const titled = { ...one, zh: `${field.zh}：${one.zh}`, en: `${field.en}: ${one.en}` }
    const column = columnOf(key, titled)
    // A record has fewer lines than another, or none.
    return { ...column, cell: (row, reader) => (row[key] === undefined ? '' : column.cell(row, reader)) }
  })
}

/** Returns a row for each line of each record, which repeats the values of the record; one for a record without lines. */
export async function withLineRows(call: Call, kind: FieldedKind, records: readonly Row[]): Promise<readonly Row[]> {
  const names = linesIn(kind).map(({ name }) => name)
  if (names.length === 0) return records
  await addLines(call, kind, records)
  return records.flatMap((record) => {
    const count = Math.max(1, ...names.map((name) => (record[name] as readonly Line[]).length))
    return Array.from({ length: count }, (_, at) => {
      const lines = names.map((name) => keyed(name, (record[name] as readonly Line[])[at] ?? {}))
      return Object.assign({}, record, ...lines) as Row
    })
  })
}

const keyed = (name: string, line: Line): Row =>
  Object.fromEntries(Object.entries(line).map(([own, value]) => [`${name}.${own}`, value]))
