import type { ImportResult } from 'atrium/contract/kind/import/calls'
import { keyColumn } from 'atrium/contract/kind/import/columns'
import type { Call } from '#server/call/call'
import { rejectFields } from '#server/call/field-error'
import type { FieldError } from '#server/call/text/field-error-code'
import type { WriteCall } from '#server/call/write-call'
import { slicesOf } from '#server/db/chunks'
import { createAdvice } from '../cells/name-advice'
import type { FormerValues, ImportList, PlannedRow } from '../import-list'
import { errorsOf, planImport, type ImportPlan } from './import-plan'
import { parseRow, type ParsedRow, type SentRow } from './import-row'
import { keepForUndo } from '../undo/undo-rows'

/** The body of the call. */
export interface SentImport {
  readonly rows: readonly SentRow[]
  readonly dryRun: boolean
  readonly updateExisting: boolean
  readonly importId?: string
  readonly timeZone?: string | undefined
}

/** A trial is done with before the turn of the write comes; an import makes its plan again inside, where it stays true. */
export async function prepareImport<V, R, P extends PlannedRow<V, R>>(
  call: Call,
  list: ImportList<V, R, P>,
  { rows, dryRun, updateExisting, importId, timeZone = call.actor.region.timeZone }: SentImport,
): Promise<(write: WriteCall) => Promise<ImportResult>> {
  const advise = createAdvice(call.language)
  const cells = await list.cells(call, advise, timeZone)
  const parsed: ParsedRow<V>[] = []
  for await (const some of slicesOf(rows)) parsed.push(...some.map((row) => parseRow(row, cells)))
  const options = { updateExisting, advise }
  if (!dryRun) return async (write) => carryOut(write, list, await planImport(write, list, parsed, options), importId)
  const { result } = await planImport(call, list, parsed, options)
  return async (write) => {
    write.unlogged()
    return result
  }
}

async function carryOut<V, R, P extends PlannedRow<V, R>>(
  call: WriteCall,
  list: ImportList<V, R, P>,
  { rows, rejected, result }: ImportPlan<P>,
  importId: string | undefined,
): Promise<ImportResult> {
  rejectFields(atRows(rejected))
  const { records } = list
  await records.begin?.(call, rows)
  const added = new Map<P, number>()
  const former = new Map<P, FormerValues>()
  for await (const some of slicesOf(rows.filter(({ before }) => !before))) {
    const ids = await records.add(call, some)
    for (const [index, planned] of some.entries()) added.set(planned, ids[index]!)
  }
  for await (const some of slicesOf(rows)) {
    for (const planned of some) {
      const values = planned.before && (await records.change(call, planned, planned.before))
      if (values) former.set(planned, values)
    }
  }
  // Hooks note errors while the rows are written.
  rejectFields(atRows(errorsOf(rows)))
  await records.afterWrite?.(call)
  const ids = rows.map((planned, index) => added.get(planned) ?? result.ids[index]!)
  if (importId !== undefined) {
    const { key } = keyColumn(list.columns(call))
    const written = rows.flatMap((planned, index) =>
      added.has(planned) || former.has(planned)
        ? [{ id: ids[index]!, name: planned.row.texts[key] ?? '', former: former.get(planned) }]
        : [],
    )
    await keepForUndo(call, list, importId, written)
  }
  return { ...result, ids }
}

function atRows(rejected: ImportPlan<unknown>['rejected']): Record<string, FieldError> {
  return Object.fromEntries(
    [...rejected].flatMap(([row, errors]) =>
      Object.entries(errors).map(([column, error]) => [`rows.${row}.${column}`, error]),
    ),
  )
}
