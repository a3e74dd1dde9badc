import * as z from 'zod'
import { email, phone, requiredText, text, type Status } from '@atrium/contract/fields'
import type { Language } from '@atrium/contract/language'
import type { ImportRow } from '@atrium/contract/system/user-import'
import { username } from '@atrium/contract/system/user'
import type { Labels } from '../../../sheet/labels'
import { check, fieldMessage, type FieldProblem } from '../../../http/validation'
import { withoutMark } from '@atrium/contract/formula-start'

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
  readonly problems: Record<string, string>
}

const PlainCells = z.object({
  username,
  nickname: requiredText(30).optional(),
  phoneNumber: phone.optional(),
  email: email.optional(),
  remark: text(500).optional(),
})

/** What a cell may say for each value of a dictionary, in lower case. Undefined where a word means both of them. */
export type Words = ReadonlyMap<string, 0 | 1 | undefined>

/** The words of every file, whatever the labels are. */
const fixedWords = {
  sys_user_sex: { 男: 1, male: 1, '1': 1, 女: 0, female: 0, '0': 0 },
  sys_normal_disable: { 启用: 1, enabled: 1, '1': 1, 停用: 0, disabled: 0, '0': 0 },
} as const

/** The labels that the dictionary has now, in both languages, and the fixed words where no label means something else. */
export function wordsOf(dict: keyof typeof fixedWords, labels: Labels): Words {
  const words = new Map<string, 0 | 1 | undefined>()
  for (const value of [0, 1] as const) {
    for (const label of new Set(Object.values(labels[dict][value]).map((text) => text.trim().toLowerCase()))) {
      words.set(label, words.has(label) ? undefined : value)
    }
  }
  for (const [word, value] of Object.entries(fixedWords[dict])) if (!words.has(word)) words.set(word, value)
  return words
}

/** The apostrophe by which an export keeps a cell from being a formula is none of its text. */
function cellText(cell: string | undefined): string | undefined {
  const text = withoutMark(cell?.trim() ?? '').trim()
  return text === '' ? undefined : text
}

/** Notes a problem of a row unless its cell has one already. */
export function note({ problems }: ParsedRow, column: string, problem: FieldProblem, language: Language): void {
  problems[column] ??= fieldMessage(problem, language)
}

export interface RowWords {
  readonly sexes: Words
  readonly statuses: Words
}

export function parseRow(cells: ImportRow, { sexes, statuses }: RowWords, language: Language): ParsedRow {
  const given = Object.fromEntries(Object.entries(cells).map(([key, cell]) => [key, cellText(cell)])) as ImportRow
  const checked = check(PlainCells, given, language)
  const { username = '', ...plain } = 'data' in checked ? checked.data : given
  const row: ParsedRow = {
    username,
    plain: { nickname: plain.nickname, phoneNumber: plain.phoneNumber, email: plain.email, remark: plain.remark },
    sex: sexes.get(given.sex?.toLowerCase() ?? ''),
    status: statuses.get(given.status?.toLowerCase() ?? ''),
    dept: given.dept,
    post: given.post,
    roles: given.roles?.split(/[,，;；、]/).flatMap((name) => name.trim() || []),
    problems: 'fields' in checked ? checked.fields : {},
  }
  if (given.sex && row.sex === undefined) note(row, 'sex', 'notOffered', language)
  if (given.status && row.status === undefined) note(row, 'status', 'notOffered', language)
  return row
}

/** Values that have to differ, within the file as in the database. */
export const uniqueColumns = ['username', 'email', 'phoneNumber'] as const
export type UniqueColumn = (typeof uniqueColumns)[number]

export const uniqueValue = (row: ParsedRow, column: UniqueColumn) =>
  (column === 'username' ? row.username : row.plain[column])?.toLowerCase()

/** Of rows that name one user, address or number the first is right. */
export function noteRepeated(rows: readonly ParsedRow[], language: Language): void {
  for (const column of uniqueColumns) {
    const firsts = new Map<string, number>()
    for (const [index, row] of rows.entries()) {
      const value = uniqueValue(row, column)
      if (!value) continue
      const first = firsts.get(value)
      if (first === undefined) firsts.set(value, index)
      else note(row, column, ['repeatedRow', first + 1], language)
    }
  }
}
