import type { ImportResult } from '@atrium/contract/system/user-import'
import { api } from '../../../../shared/api/api'
import { request } from '../../../../shared/api/request'
import { RequestError } from '../../../../shared/api/request-error'
import type { Write } from '../../../../shared/crud/actions/use-write'
import { translate } from '../../../../shared/i18n/text'
import { problemsOf } from './import-problems'
import { importRows, type Row } from './sheet/import-table'
import { tableProblemText } from './sheet/import-words'
import { readSheetFile } from './sheet/read-sheet'
import { texts } from './text'

interface ReadFile {
  name: string
  rows: readonly Row[]
  /** The headings of columns that are left out. */
  ignored: readonly string[]
}

/** What the server said, and of what it said so. */
export interface Check {
  rows: readonly Row[]
  updateExisting: boolean
  result: ImportResult
}

export interface ImportState {
  updateExisting: boolean
  /** Undefined until a file was read. */
  file?: ReadFile
  /** As they are by now. */
  rows: readonly Row[]
  checked?: Check
  done?: ImportResult
  busy?: 'reading' | 'checking' | 'importing'
  /** Why it does not go on, in words. */
  problem?: string
}

type Step = Promise<Partial<ImportState>>

/** Ten thousand rows take a while, in milliseconds. */
const timeout = 120_000

export async function readFile(file: File, updateExisting: boolean): Step {
  const { name } = file
  const table = await readSheetFile(file).catch(() => undefined)
  if (!table) return { problem: translate(texts, 'unreadable', { name }) }
  const read = importRows(table, updateExisting)
  if ('problem' in read) return { problem: tableProblemText(read.problem) }
  return { rows: read.rows, file: { name, ...read } }
}

export async function checkRows(rows: readonly Row[], updateExisting: boolean): Step {
  const body = { rows: [...rows], dryRun: true, updateExisting }
  const result = await request(api.userImport.run, { body }, { timeout, message: false })
  return { checked: { rows, updateExisting, result } }
}

export async function carryOut(write: Write, rows: readonly Row[], updateExisting: boolean): Step {
  const body = { rows: [...rows], dryRun: false, updateExisting }
  try {
    const done = translate(texts, 'done')
    return { done: await write(api.userImport.run, { body }, { timeout, done, isInForm: true }) }
  } catch (error) {
    const problems = problemsOf(error)
    if (problems.length === 0) throw error
    // Something changed since the last check. None of the rows were imported.
    const result = { added: 0, changed: 0, refused: problems.length, problems }
    return { checked: { rows, updateExisting, result } }
  }
}

/** Why a step did not succeed, in words. */
export function failed(error: unknown): Partial<ImportState> {
  if (!(error instanceof RequestError)) throw error
  return { problem: error.msg }
}
