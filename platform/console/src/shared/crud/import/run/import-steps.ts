import { keyColumn } from 'atrium/contract/kind/import/columns'
import { request } from '#shared/api/request'
import { RequestError } from '#shared/api/request-error'
import type { Write } from '#shared/crud/actions/use-write'
import { readSheetFile } from '#shared/field/sheet/read-sheet'
import { translate } from '#shared/i18n/text'
import type { ImportSpec } from '../import-spec'
import { keysOf, type HeadingKeys } from '../sheet/headings'
import { columnError, rowsOf, sizeError, type Row, type Table, type TableError } from '../sheet/import-table'
import { tableErrorText } from '../sheet/import-words'
import { timeZoneIn } from '../sheet/time-zone'
import { readChosen } from '../sheet/kept-columns'
import { texts } from '../text'
import { checkParts, type Ask, type CheckResult } from './import-check'
import { errorsOf } from './import-errors'
import { partsOf } from './import-parts'
import { importParts, settle } from './import-run'
import { isBegun, numberIn, type Check, type ImportState, type Report, type Step, type Undone } from './import-state'

/** Ten thousand rows take a while, in milliseconds. */
const timeout = 120_000

/** Reads a file and finds its columns. Where that is not possible they are to be chosen. */
export async function readFile(spec: ImportSpec, file: File, updateExisting: boolean): Step {
  const name = file.name.replace(/\.tsv$/, '')
  const table = await readSheetFile(file).catch(() => undefined)
  if (!table) return { error: translate(texts, 'unreadable', { name }) }
  const error = sizeError(table)
  if (error) return { error: tableErrorText(error, spec.columns()) }
  const keys = keysOf(table[0]!, spec.columns(), readChosen(spec.page))
  return withKeys(spec, { name, table }, keys, updateExisting)
}

/** Returns the rows of a file by these columns, or says that they have to be chosen. */
export function withKeys(
  spec: ImportSpec,
  file: { readonly name: string; readonly table: Table },
  keys: HeadingKeys,
  updateExisting: boolean,
): Partial<ImportState> {
  const columns = spec.columns()
  const read = { ...file, keys, ...rowsOf(file.table, keys) }
  const error: TableError | undefined =
    columnError(file.table[0] ?? [], keys, { columns, updateExisting }) ??
    (read.rows.length === 0 ? { kind: 'empty' } : undefined)
  if (error) return { file: read, rows: [], isMapping: true, error: tableErrorText(error, columns) }
  return { file: read, rows: read.rows, isMapping: false, error: undefined }
}

const zoneOf = ({ file }: Pick<ImportState, 'file'>) => timeZoneIn(file?.table[0])

function dryRun({ calls }: ImportSpec, state: ImportState, updateExisting = state.updateExisting): Ask {
  const rest = { dryRun: true, updateExisting, timeZone: zoneOf(state) }
  return (rows) => request(calls.run, { body: { rows: [...rows], ...rest } }, { timeout, message: false })
}

/** Finds the records that rows name, of those that the person may change. */
function finder(spec: ImportSpec, state: ImportState) {
  const { key } = keyColumn(spec.columns())
  return async (rows: readonly Row[]): Promise<(number | null)[]> =>
    (await dryRun(spec, state, true)(rows.map((row): Row => ({ [key]: row[key] ?? '' })))).ids
}

/** Checks the rows that are not imported yet. */
export async function checkRows(spec: ImportSpec, state: ImportState, report: Report): Step {
  const { rows, updateExisting } = state
  const { lost: _, ...imported } = (await settle(state.imported, finder(spec, state))) ?? state.imported
  const parts = partsOf(rows, imported.rows)
  // The last part was in after all.
  if (parts.length === 0) return { imported, isDone: true }
  const total = rows.length - imported.rows
  const result = await checkParts(rows, parts, dryRun(spec, state), {
    columns: spec.columns(),
    numberOf: numberIn(state),
    report: (done) => parts.length > 1 && report({ done, total }),
  })
  return { imported, checked: { rows, updateExisting, result } }
}

/** Imports the rows that are not imported yet, and all passed the check. */
export async function carryOut(
  spec: ImportSpec,
  write: Write,
  state: ImportState,
  check: CheckResult,
  report: Report,
): Step {
  const { rows, updateExisting, importId } = state
  const parts = partsOf(rows, state.imported.rows)
  const done = translate(texts, 'done')
  const { imported, error } = await importParts(parts, check, state.imported, {
    send: (some) => {
      const body = { rows: [...some], dryRun: false, updateExisting, importId, timeZone: zoneOf(state) }
      const isLast = some === parts.at(-1)?.rows
      return write(spec.calls.run, { body }, { timeout, done: isLast ? done : false, isInForm: true })
    },
    find: finder(spec, state),
    report: (now) => parts.length > 1 && report({ done: now.rows, total: rows.length }),
  })
  if (error === undefined) return { imported, isDone: true }
  const errors = errorsOf(error).map(({ row, fields }) => ({ row: row + imported.rows, fields }))
  // Something changed since the last check.
  if (errors.length > 0) return { imported, checked: { rows, updateExisting, result: rejectedCheck(check, errors) } }
  return { imported, ...(isBegun(imported) && { checked: undefined }), ...failed(error) }
}

function rejectedCheck({ existing }: Check['result'], errors: CheckResult['errors']): CheckResult {
  return { added: 0, changed: 0, existing, errors }
}

/** Undoes an import part by part. */
export async function undoAll({ calls }: ImportSpec, write: Write, { importId }: ImportState, report: Report): Step {
  let undone: Undone = { removed: 0, restored: 0, left: [] }
  for (let isMore = true; isMore;) {
    const part = await write(calls.undo, { body: { importId } }, { timeout, done: false, isInForm: true })
    undone = {
      removed: undone.removed + part.removed,
      restored: undone.restored + part.restored,
      left: [...undone.left, ...part.left],
    }
    isMore = part.isMore
    report({ done: undone.removed + undone.restored + undone.left.length })
  }
  return { undone, isDone: true }
}

/** Why a step did not succeed, in words. */
export function failed(error: unknown): Partial<ImportState> {
  if (!(error instanceof RequestError)) throw error
  return { error: error.isHandled ? undefined : error.msg }
}
