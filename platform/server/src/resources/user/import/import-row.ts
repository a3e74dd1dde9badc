import * as z from 'zod'
import { email, phone, requiredText, text, type Status } from '@atrium/contract/fields'
import { cellSeparators } from '@atrium/contract/import/columns'
import type { ImportRow } from '@atrium/contract/system/import/user-import'
import { username } from '@atrium/contract/system/user'
import { check } from '#server/call/validation'
import type { FieldError } from '#server/call/text/field-error-code'
import { withoutMark } from '@atrium/contract/untrusted/formula-start'
import type { ExtraRecord } from '#server/services/user/user-extra'
import { plainCell, type ExtraCell } from '../extra/extra-import'
import type { Advise } from '#server/crud/import/cells/name-advice'
import type { Offered } from '#server/crud/import/cells/offered'

/** A row as the form of a user would be, and what is wrong with it so far. Cells that were empty are not there. */
export interface ParsedRow {
  readonly username: string
  readonly plain: { nickname?: string; phoneNumber?: string; email?: string; remark?: string }
  readonly sex?: 0 | 1
  readonly status?: Status
  /** As they were typed; the records they name are looked up later. */
  readonly dept?: string
  readonly post?: string
  readonly roles?: readonly string[]
  /** The extra fields whose cells are filled in. */
  readonly extra: ExtraRecord
  readonly errors: Record<string, FieldError>
}

const PlainCells = z.object({
  username,
  nickname: requiredText(30).optional(),
  phoneNumber: phone.optional(),
  email: email.optional(),
  remark: text(500).optional(),
})

/** The apostrophe by which an export keeps a cell from being a formula is not part of its text. */
function cellText(cell: string | undefined): string | undefined {
  const text = withoutMark(cell?.trim() ?? '').trim()
  return text === '' ? undefined : text
}

/** Notes an error of a row unless its cell has one already. */
export function note({ errors }: ParsedRow, column: string, error: FieldError): void {
  errors[column] ??= error
}

/** The choices and texts with which the cells of a file are read. */
export interface Reader {
  readonly sexes: Offered<0 | 1>
  readonly statuses: Offered<0 | 1>
  readonly advise: Advise
  readonly extraCells: readonly ExtraCell[]
}

/** Returns the id of the record that a cell names, if it is offered. */
export function lookUp<Id>(
  row: ParsedRow,
  column: string,
  name: string | undefined,
  offered: Offered<Id>,
  { advise }: Pick<Reader, 'advise'>,
): Id | undefined {
  if (name === undefined) return undefined
  const id = offered.ids.get(name.toLowerCase())
  if (id == null) note(row, column, advise(name, offered))
  return id ?? undefined
}

/** The roles of a cell, as they were typed. */
export const splitRoles = (cell: string) => cell.split(cellSeparators).flatMap((name) => name.trim() || [])

export function parseRow(cells: ImportRow, reader: Reader): ParsedRow {
  const { sexes, statuses } = reader
  const given = Object.fromEntries(Object.entries(cells).map(([key, cell]) => [key, cellText(cell)])) as ImportRow
  const checked = check(PlainCells, given)
  const { username = '', ...plain } = 'data' in checked ? checked.data : given
  const row: ParsedRow = {
    username,
    plain: { nickname: plain.nickname, phoneNumber: plain.phoneNumber, email: plain.email, remark: plain.remark },
    dept: given.dept,
    post: given.post,
    roles: given.roles === undefined ? undefined : splitRoles(given.roles),
    extra: {},
    errors: 'fields' in checked ? checked.fields : {},
  }
  return {
    ...row,
    sex: lookUp(row, 'sex', given.sex, sexes, reader),
    status: lookUp(row, 'status', given.status, statuses, reader),
    extra: readExtra(row, given, reader),
  }
}

function readExtra(
  row: ParsedRow,
  given: Readonly<Record<string, string | undefined>>,
  { extraCells, advise }: Reader,
): ExtraRecord {
  const known = new Set(extraCells.map(({ key }) => key))
  // Of a module that does not run.
  for (const key of Object.keys(given))
    if (key.startsWith('extra.') && given[key] !== undefined && !known.has(key)) note(row, key, 'unknown')
  const values: Record<string, ExtraRecord[string]> = {}
  for (const cell of extraCells) {
    const text = given[cell.key]
    if (text === undefined) continue
    const value = cell.offered ? lookUp(row, cell.key, text, cell.offered, { advise }) : plainValue(row, cell, text)
    if (value !== undefined) values[cell.key] = value
  }
  return values
}

function plainValue(row: ParsedRow, cell: ExtraCell, text: string) {
  const read = plainCell(cell, text)
  if ('data' in read) return read.data
  note(row, cell.key, read.error)
  return undefined
}

/** Values that have to differ, within the file as in the database. */
export const uniqueColumns = ['username', 'email', 'phoneNumber'] as const
export type UniqueColumn = (typeof uniqueColumns)[number]

export const uniqueValue = (row: ParsedRow, column: UniqueColumn) =>
  (column === 'username' ? row.username : row.plain[column])?.toLowerCase()

/** Returns the value of a unique extra field, as it is compared. */
export const uniqueExtra = ({ extra }: ParsedRow, key: string): string | undefined =>
  extra[key] === undefined ? undefined : String(extra[key]).toLowerCase()

const isUniqueColumn = (column: string): column is UniqueColumn => uniqueColumns.some((known) => known === column)

/** Of rows that name one user, address or number, or have the same value in an extra field of `extraKeys`, the first is right. */
export function noteRepeated(rows: readonly ParsedRow[], extraKeys: readonly string[]): void {
  for (const column of [...uniqueColumns, ...extraKeys]) {
    const firsts = new Map<string, number>()
    for (const [index, row] of rows.entries()) {
      const value = isUniqueColumn(column) ? uniqueValue(row, column) : uniqueExtra(row, column)
      if (!value) continue
      const first = firsts.get(value)
      if (first === undefined) firsts.set(value, index)
      else note(row, column, ['repeatedRow', first + 1])
    }
  }
}
