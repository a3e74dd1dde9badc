import type { ImportResult } from 'atrium/contract/kind/import/calls'
import type { ImportColumn } from 'atrium/contract/kind/import/columns'
import { translate } from '#shared/i18n/text'
import type { Row } from '../sheet/import-table'
import { texts } from '../text'
import type { Part } from './import-parts'
import { repeatedCells } from './repeated-rows'

type RowErrors = ImportResult['errors'][number]

/** The result of a dry run over the rows of a file, or over those that are not imported yet. Indexes are those of the file. */
export interface CheckResult {
  readonly added: number
  readonly changed: number
  /** Rows that name an existing record. */
  readonly existing: ReadonlySet<number>
  readonly errors: readonly RowErrors[]
}

/** Makes a dry run of some rows. */
export type Ask = (rows: readonly Row[]) => Promise<ImportResult>

interface CheckOptions {
  readonly columns: readonly ImportColumn[]
  /** The number of a row in the file, from 1. */
  readonly numberOf: (index: number) => number
  /** Called with how many rows are checked so far. */
  readonly report: (checked: number) => void
}

/** Checks part after part, and then the file as a whole. */
export async function checkParts(
  rows: readonly Row[],
  parts: readonly Part[],
  ask: Ask,
  { columns, numberOf, report }: CheckOptions,
): Promise<CheckResult> {
  const existing = new Set<number>()
  const errors = new Map<number, RowErrors['fields']>()
  let checked = 0
  for (const part of parts) {
    report(checked)
    const result = await ask(part.rows)
    for (const index of result.existing) existing.add(part.from + index)
    for (const { row, fields } of result.errors) errors.set(part.from + row, fields)
    checked += part.rows.length
  }
  const from = parts[0]?.from ?? rows.length
  for (const { row, key, first } of repeatedCells(rows, columns)) {
    if (row < from) continue
    // The server counts the rows of its part, so its number of the first row is another one.
    errors.set(row, { ...errors.get(row), [key]: translate(texts, 'repeatedRow', { row: numberOf(first) }) })
    existing.delete(row)
  }
  return {
    added: checked - errors.size - existing.size,
    changed: existing.size,
    existing,
    errors: [...errors].map(([row, fields]) => ({ row, fields })).toSorted((a, b) => a.row - b.row),
  }
}
