import { api } from '#shared/api/api'
import { request } from '#shared/api/request'
import { RequestError } from '#shared/api/request-error'
import type { Write } from '#shared/crud/actions/use-write'
import { readSheetFile } from '#shared/field/sheet/read-sheet'
import { translate } from '#shared/i18n/text'
import { importRows, type Row } from '../sheet/import-table'
import { tableErrorText } from '../sheet/import-words'
import { texts } from '../text'
import { checkParts, type Ask, type CheckResult } from './import-check'
import { partsOf } from './import-parts'
import { errorsOf } from './import-errors'
import { importParts, settle, type Imported } from './import-run'

interface ReadFile {
  name: string
  rows: readonly Row[]
  /** The headings of columns that are left out. */
  ignored: readonly string[]
}

/** The result of the last check, and the rows that were checked. */
export interface Check {
  rows: readonly Row[]
  updateExisting: boolean
  result: CheckResult
}

/** How many rows a step is through with. */
interface Progress {
  done: number
  total: number
}

export interface ImportState {
  updateExisting: boolean
  /** Whether the users that are added get one-time passwords. */
  withPasswords: boolean
  /** Undefined until a file was read. */
  file?: ReadFile
  /** As they are by now. */
  rows: readonly Row[]
  checked?: Check
  imported: Imported
  isDone?: boolean
  busy?: 'reading' | 'checking' | 'importing'
  /** Of a step that takes several calls. */
  progress?: Progress
  /** Why it does not go on, in words. */
  error?: string
}

type Step = Promise<Partial<ImportState>>
type Report = (progress: Progress) => void

export const nothing: Imported = { rows: 0, added: 0, changed: 0, newUsers: [] }

/** Ten thousand rows take a while, in milliseconds. */
const timeout = 120_000

export async function readFile(file: File, updateExisting: boolean): Step {
  const { name } = file
  const table = await readSheetFile(file).catch(() => undefined)
  if (!table) return { error: translate(texts, 'unreadable', { name }) }
  const read = importRows(table, updateExisting)
  if ('error' in read) return { error: tableErrorText(read.error) }
  return { rows: read.rows, file: { name, ...read } }
}

const dryRun =
  (updateExisting: boolean): Ask =>
  (rows) =>
    request(
      api.userImport.run,
      { body: { rows: [...rows], dryRun: true, updateExisting } },
      { timeout, message: false },
    )

/** The users that rows name, of those that the person may change. */
async function find(rows: readonly Row[]): Promise<(number | null)[]> {
  return (await dryRun(true)(rows.map(({ username }) => ({ username })))).ids
}

/** Checks the rows that are not imported yet. */
export async function checkRows({ rows, updateExisting, ...state }: ImportState, report: Report): Step {
  const { lost: _, ...imported } = (await settle(state.imported, find)) ?? state.imported
  const parts = partsOf(rows, imported.rows)
  // The last part was in after all.
  if (parts.length === 0) return { imported, isDone: true }
  const total = rows.length - imported.rows
  const reportDone = (done: number) => parts.length > 1 && report({ done, total })
  const result = await checkParts(rows, parts, dryRun(updateExisting), reportDone)
  return { imported, checked: { rows, updateExisting, result } }
}

/** Imports the rows that are not imported yet, and all passed the check. */
export async function carryOut(write: Write, state: ImportState, check: CheckResult, report: Report): Step {
  const { rows, updateExisting } = state
  const parts = partsOf(rows, state.imported.rows)
  const done = translate(texts, 'done')
  const { imported, error } = await importParts(parts, check, state.imported, {
    send: (some) => {
      const body = { rows: [...some], dryRun: false, updateExisting }
      const isLast = some === parts.at(-1)?.rows
      return write(api.userImport.run, { body }, { timeout, done: isLast ? done : false, isInForm: true })
    },
    find,
    report: (now) => parts.length > 1 && report({ done: now.rows, total: rows.length }),
  })
  if (error === undefined) return { imported, isDone: true }
  const errors = errorsOf(error).map(({ row, fields }) => ({ row: row + imported.rows, fields }))
  // Something changed since the last check.
  if (errors.length > 0) return { imported, checked: { rows, updateExisting, result: rejectedCheck(check, errors) } }
  return { imported, ...(isBegun(imported) && { checked: undefined }), ...failed(error) }
}

/** Whether some rows are in, or may be. */
export const isBegun = ({ rows, lost }: Imported): boolean => rows > 0 || lost !== undefined

function rejectedCheck({ existing }: CheckResult, errors: CheckResult['errors']): CheckResult {
  return { added: 0, changed: 0, existing, errors }
}

/** Why a step did not succeed, in words. */
export function failed(error: unknown): Partial<ImportState> {
  if (!(error instanceof RequestError)) throw error
  return { error: error.isHandled ? undefined : error.msg }
}
