import type { Line, LinesOf } from 'atrium/contract/kind/fields/lines/line-values'
import type { FieldedKind } from 'atrium/contract/kind/types'
import { chunksOf } from '../../db/chunks'
import type { Database } from '../../db/schema'
import { storedValue } from '../kind-table'
import type { CheckedLines } from './check-lines'

type Values = Readonly<Record<string, unknown>>

/** How many lines a statement inserts, so that its parameters stay few. */
const mostRows = 100

/** Stores the lines of a record in place of those that it had; lines that are as in `before` stay. */
export async function saveLines(
  db: Database,
  kind: FieldedKind,
  id: number,
  all: readonly CheckedLines[],
  before?: Values,
): Promise<void> {
  for (const { lines, list } of all) {
    const rows = list.map((line, position) => ({ [kind.id]: id, position, ...storedLine(lines, line) }))
    if (before && isSame(lines, list, before[lines.name] as readonly Line[])) continue
    const table = lines.table as 'posts'
    if (before)
      await db
        .deleteFrom(table)
        .where(kind.id as 'postId', '=', id)
        .execute()
    for (const some of chunksOf(rows, mostRows))
      await db
        .insertInto(table)
        .values(some as never)
        .execute()
  }
}

/** A line as its table has it. */
export function storedLine({ fields }: Pick<LinesOf, 'fields'>, line: Line): Record<string, unknown> {
  const entries = Object.entries(fields).map(([name, { kind }]) => [name, storedValue(kind, line[name] ?? kind.empty)])
  return Object.fromEntries(entries) as Record<string, unknown>
}

const isSame = (lines: LinesOf, list: readonly Line[], before: readonly Line[]): boolean =>
  textOf(lines, list) === textOf(lines, before)

const textOf = (lines: LinesOf, list: readonly Line[]): string =>
  JSON.stringify(list.map((line) => storedLine(lines, line)))
