import type { ImportResult } from 'atrium/contract/kind/import/calls'
import { keyColumn, uniqueColumns, type ImportColumn } from 'atrium/contract/kind/import/columns'
import type { LocalText } from 'atrium/contract/language'
import type { Call } from '#server/call/call'
import { fieldTexts } from '#server/call/text/field-text'
import { slicesOf } from '#server/db/chunks'
import type { Advise } from '../cells/name-advice'
import type { ImportList, PlannedRow } from '../import-list'
import { comparedValue, note, noteRepeated, type ParsedRow } from './import-row'

export interface ImportPlan<P> {
  readonly rows: readonly P[]
  /** The errors of the fields of each rejected row, by its index. */
  readonly rejected: ReadonlyMap<number, ParsedRow<unknown>['errors']>
  readonly result: ImportResult
}

interface Options {
  readonly updateExisting: boolean
  readonly advise: Advise
}

/** Which record has each value of a unique column, in lower case. */
type Holders = ReadonlyMap<string, ReadonlyMap<string, number>>

async function readHolders<V, R, P extends PlannedRow<V, R>>(
  call: Call,
  { records }: ImportList<V, R, P>,
  parsed: readonly ParsedRow<V>[],
  keys: readonly string[],
): Promise<Holders> {
  const holders = new Map<string, ReadonlyMap<string, number>>()
  for (const key of keys) {
    const values = new Set(parsed.flatMap((row) => comparedValue(row, key) || []))
    holders.set(key, await records.holders(call, key, [...values]))
  }
  return holders
}

/** The error of a row that names an existing record, while those are not to be changed. */
function existing({ name, plural }: ImportList<unknown, unknown>['record'], { title }: ImportColumn) {
  const words: LocalText = {
    zh: `该${name.zh}已存在。要更新请勾选「更新已有${plural.zh}」，否则换一个${title.zh}`,
    en: `This ${name.en.toLowerCase()} exists. Choose to update existing ${plural.en}, or another ${title.en.toLowerCase()}`,
  }
  return { words }
}

/** Finds out what would become of each row, and what is wrong with it. */
export async function planImport<V, R, P extends PlannedRow<V, R>>(
  call: Call,
  list: ImportList<V, R, P>,
  parsed: readonly ParsedRow<V>[],
  { updateExisting, advise }: Options,
): Promise<ImportPlan<P>> {
  const columns = list.columns(call)
  const key = keyColumn(columns)
  const unique = uniqueColumns(columns).map((one) => one.key)
  noteRepeated(parsed, unique)
  const holders = await readHolders(call, list, parsed, unique)
  const idOf = (row: ParsedRow<V>, column: string) => holders.get(column)!.get(comparedValue(row, column) ?? '')
  const records = await list.records.read(call, [...holders.get(key.key)!.values()])
  const planner = await list.plan?.(call, { records: [...records.values()], advise })

  const planRow = (row: ParsedRow<V>): P => {
    const id = idOf(row, key.key)
    const record = id === undefined ? undefined : records.get(id)
    if (row.texts[key.key] === undefined) note(row, key.key, 'required')
    // A key out of scope is in use as well, and the response holds nothing else of such a record.
    if (id !== undefined && !(record && updateExisting))
      note(row, key.key, record ? existing(list.record, key) : 'taken')
    const before = updateExisting ? record : undefined
    for (const column of unique) {
      const holder = column === key.key ? undefined : idOf(row, column)
      if (holder !== undefined && (!before || holder !== list.records.idOf(before))) note(row, column, 'taken')
    }
    if (id === undefined)
      for (const column of columns)
        if (column.required && row.texts[column.key] === undefined) note(row, column.key, 'required')
    const planned: PlannedRow<V, R> = { row, before }
    return planner ? planner.row(planned) : (planned as P)
  }
  const rows: P[] = []
  for await (const some of slicesOf(parsed)) rows.push(...some.map(planRow))
  await planner?.end?.(rows)
  return { rows, ...resultOf(call, list, rows) }
}

/** Returns the errors of the rows that have some, by their index. */
export function errorsOf(rows: readonly PlannedRow<unknown, unknown>[]): ImportPlan<unknown>['rejected'] {
  return new Map(
    rows.flatMap(({ row: { errors } }, index) => (Object.keys(errors).length > 0 ? [[index, errors] as const] : [])),
  )
}

function resultOf<V, R, P extends PlannedRow<V, R>>(
  call: Call,
  { records }: ImportList<V, R, P>,
  rows: readonly P[],
): Pick<ImportPlan<P>, 'rejected' | 'result'> {
  const rejected = errorsOf(rows)
  const isRight = ({ row }: P) => Object.keys(row.errors).length === 0
  const errors = [...rejected].map(([row, fields]) => ({ row, fields: fieldTexts(fields, call.language) }))
  const changing = rows.flatMap((planned, index) => (planned.before && isRight(planned) ? [index] : []))
  const added = rows.length - errors.length - changing.length
  const counts = { added, changed: changing.length, rejected: errors.length }
  const ids = rows.map((planned) => (planned.before && isRight(planned) ? records.idOf(planned.before) : null))
  return { rejected, result: { ...counts, existing: changing, ids, errors } }
}
