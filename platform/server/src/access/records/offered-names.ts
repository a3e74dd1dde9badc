import type { RecordKind } from 'atrium/contract/kind/record-kind'
import { languages, type Language } from 'atrium/contract/language'
import type { Call } from '#server/call/call'
import { nameOf } from '#server/call/text/record-name'
import { pathsOf } from '#server/sheet/tree-path'
import { offered, partsOf } from './offered-records'
import { kindCalled } from './record-scope'

/** A record that a text may name, by all that it is called; what the reader sees comes first. */
export interface OfferedName {
  readonly id: number
  readonly names: readonly string[]
}

type Row = Readonly<Record<string, unknown>> & { readonly id: number }
type Title = Pick<RecordKind, 'title'>

/**
 * Returns the enabled records of a kind in the actor's scope with the names that a file may have for them: the title in both languages, in a tree also the path from the
 * top, and unique texts such as a code. Where two fields are the title, each of them is a name, too.
 */
export async function readOfferedNames(call: Call, kind: string): Promise<OfferedName[]> {
  const record = kindCalled(call.deps.product.contract.recordKinds, kind)
  const { id, titles, status } = partsOf(call.deps.product.contract.recordKinds, kind)
  const column = (field: string) => `${record.table}.${field}` as 'posts.postName'
  const codes = codesOf(record)
  const isTree = 'pid' in record.fields
  let query = offered(call, kind).select([`${id} as id`, ...titles, ...codes.map(column)])
  if (status) query = query.select(status)
  if (isTree) query = query.select(column('pid'))
  const rows = (await query.orderBy(titles[0]!).orderBy(id).execute()) as unknown as Row[]
  const inOrder = [call.language, ...languages.filter((other) => other !== call.language)]
  const named = inOrder.map((language) => namesIn(language, record, rows, isTree))
  const others = [...(typeof record.title === 'string' ? [] : record.title), ...codes]
  return rows
    .filter((row) => (row['status'] ?? 1) === 1)
    .map((row) => ({
      id: row.id,
      names: [...named.flatMap((names) => names(row)), ...others.map((field) => textOr(row[field]))],
    }))
}

/** The unique texts beside the title of a kind; of two titles one is unique. */
function codesOf({ title, unique = [] }: RecordKind): string[] {
  if (typeof title !== 'string') return []
  const codes = unique.filter(({ field, within, isExact }) => within === undefined && !isExact && field !== title)
  return codes.map(({ field }) => field)
}

/** Returns what a row is called in a language: its name, and in a tree its path. */
function namesIn(language: Language, { title }: Title, rows: readonly Row[], isTree: boolean): (row: Row) => string[] {
  const name = (row: Row) => nameOf({ title }, row, language)
  if (!isTree) return (row) => [name(row)]
  const path = pathsOf(rows, { id: (row) => row.id, parent: (row) => row['pid'] as number, name })
  return (row) => [name(row), path(row.id)]
}

const textOr = (value: unknown): string => (typeof value === 'string' ? value : '')
