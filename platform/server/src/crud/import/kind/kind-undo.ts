import type { FieldedKind } from 'atrium/contract/kind/types'
import { AppError } from '#server/call/app-error'
import type { FieldError } from '#server/call/text/field-error-code'
import type { Change, CommittedTask, WriteCall } from '#server/call/write-call'
import { attempt } from '../undo/attempt'
import { isReferenceError } from '#server/db/engines/error/reference'
import type { WriteHooks } from '../../crud-writes'
import { removeRows } from '../../rows/record-store'
import { loggedRow, type Stored } from '../../kind-table'
import type { ImportRecords } from '../import-list'
import { formerGone, inUse } from '../undo/undo-reasons'
import { wordsOf } from './kind-hooks'
import { updateRecord } from './update-record'

/** Returns how an undo deletes the records of a kind and puts them back, with the hooks of its writes. */
export function kindUndo(
  kind: FieldedKind,
  hooks: WriteHooks,
): Pick<ImportRecords<Stored, never>, 'remove' | 'restore'> {
  const idOf = (row: Stored) => row[kind.id] as number
  /** Deletes as many as possible: where one of them has to stay, each half on its own. They do not go into the bin, which is for what people delete. */
  const remove = async (call: WriteCall, rows: readonly Stored[], kept: Map<number, FieldError>): Promise<void> => {
    if (rows.length === 0) return
    const error = await trying(call, async (trial) => {
      const more = (await hooks.beforeDelete?.(trial, rows, {})) ?? []
      await removeRows(trial, kind, rows)
      for (const [at, before] of rows.entries())
        trial.changed({ id: idOf(before), before: { ...loggedRow(kind, before), ...more[at] } })
    })
    if (error === undefined) return
    const reason = reasonOf(call, error, inUse)
    if (rows.length === 1) {
      kept.set(idOf(rows[0]!), reason)
      return
    }
    const half = Math.ceil(rows.length / 2)
    await remove(call, rows.slice(0, half), kept)
    await remove(call, rows.slice(half), kept)
  }
  return {
    async remove(call, rows) {
      const kept = new Map<number, FieldError>()
      await remove(call, rows, kept)
      return kept
    },
    async restore(call, { record, former }) {
      const error = await trying(call, async (trial) => {
        const after = await updateRecord(trial, kind, record, former)
        await hooks.afterSave?.(trial, after, record)
      })
      return error === undefined ? undefined : reasonOf(call, error, formerGone)
    },
  }
}

/** Returns why a record stays as it is. Throws what is no such error. */
function reasonOf(call: WriteCall, error: unknown, ofReference: FieldError): FieldError {
  if (error instanceof AppError) return wordsOf(call, error)
  if (isReferenceError(error)) return ofReference
  throw error
}

/** Runs a part of a write; what it logs and leaves for after the commit counts once it has succeeded. */
async function trying(call: WriteCall, part: (trial: WriteCall) => Promise<void>): Promise<unknown> {
  const changes: Change[] = []
  const tasks: CommittedTask[] = []
  const trial: WriteCall = {
    ...call,
    changed: (change) => void changes.push(change),
    onCommitted: (task) => void tasks.push(task),
  }
  const error = await attempt(call.db, () => part(trial))
  if (error !== undefined) return error
  for (const change of changes) call.changed(change)
  for (const task of tasks) call.onCommitted(task)
  return undefined
}
