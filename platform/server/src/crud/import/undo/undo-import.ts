import type { ImportUndo } from 'atrium/contract/kind/import/calls'
import { uniqueColumns } from 'atrium/contract/kind/import/columns'
import { AppError } from '#server/call/app-error'
import type { FieldError } from '#server/call/text/field-error-code'
import { fieldText } from '#server/call/text/field-text'
import type { WriteCall } from '#server/call/write-call'
import { slicesOf } from '#server/db/chunks'
import type { ImportList, PlannedRow, Restored } from '../import-list'
import { changedSince, gone } from './undo-reasons'
import { deletePart, partsOf, type UndoRow } from './undo-rows'

/**
 * Undoes the newest part of an import of the actor: the last one first, since a later part may use a value that an earlier one gave
 * up. Throws `import.ended` where there is none.
 */
export async function undoImport<V, R, P extends PlannedRow<V, R>>(
  call: WriteCall,
  list: ImportList<V, R, P>,
  importId: string,
): Promise<ImportUndo> {
  const { records, record } = list
  const parts = partsOf(call, record.kind, importId)
  const part = await parts.select(['partId', 'rows']).orderBy('partId', 'desc').executeTakeFirst()
  if (!part) throw new AppError('import.ended')
  const rows = JSON.parse(part.rows) as UndoRow[]
  const { added, changed, kept } = await sortOut(call, list, rows)
  const stayed = new Map<number, FieldError>()
  for await (const some of slicesOf(added))
    for (const [id, reason] of (await records.remove(call, some)) ?? []) stayed.set(id, reason)
  const removed = added.length - stayed.size
  for await (const some of slicesOf(changed))
    for (const one of some) {
      const reason = await records.restore(call, one)
      if (reason) stayed.set(records.idOf(one.record), reason)
    }
  await records.afterWrite?.(call)
  await deletePart(call, part.partId)
  return {
    removed,
    restored: added.length + changed.length - removed - stayed.size,
    left: rows.flatMap(({ id, name }) => {
      const reason = kept.get(id) ?? stayed.get(id)
      return reason ? [{ id, name, reason: fieldText(reason, call.language) }] : []
    }),
    isMore: (await parts.select('partId').executeTakeFirst()) !== undefined,
  }
}

/** Returns the records to delete and to put back, and why the others stay, by their ids. */
async function sortOut<V, R, P extends PlannedRow<V, R>>(
  call: WriteCall,
  list: ImportList<V, R, P>,
  rows: readonly UndoRow[],
) {
  const { records } = list
  const now = await records.read(
    call,
    rows.map(({ id }) => id),
  )
  const kept = new Map<number, FieldError>()
  const added: R[] = []
  const changed: Restored<R>[] = []
  for (const { id, mark, former } of rows) {
    const found = now.get(id)
    if (!found) kept.set(id, gone)
    else if (records.markOf(call, found) !== mark) kept.set(id, changedSince)
    else if (former) changed.push({ record: found, former })
    else added.push(found)
  }
  for (const id of await takenSince(call, list, changed)) kept.set(id, 'taken')
  for (const [id, reason] of (await records.keep?.(call, { added, changed })) ?? []) kept.set(id, reason)
  const isKept = (one: R) => kept.has(records.idOf(one))
  return {
    added: added.filter((one) => !isKept(one)),
    changed: changed.filter((one) => !isKept(one.record)),
    kept,
  }
}

/** Returns the records whose former value of a unique column another record has by now. */
async function takenSince<V, R, P extends PlannedRow<V, R>>(
  call: WriteCall,
  { records, columns }: ImportList<V, R, P>,
  changed: readonly Restored<R>[],
): Promise<number[]> {
  const taken: number[] = []
  for (const { key } of uniqueColumns(columns(call))) {
    const valueOf = ({ former }: Restored<R>) =>
      String((former[key] as string | number | null | undefined) ?? '').toLowerCase()
    const holders = await records.holders(call, key, [...new Set(changed.flatMap((one) => valueOf(one) || []))])
    for (const one of changed) {
      const holder = holders.get(valueOf(one))
      if (holder !== undefined && holder !== records.idOf(one.record)) taken.push(records.idOf(one.record))
    }
  }
  return taken
}
