import { extraOf, placedFields } from 'atrium/contract/system/user/extra-fields'
import { rejectUnknownDictValues } from '#server/call/checks/dict-values'
import { rejectFields } from '#server/call/field-error'
import { rejectTaken } from '#server/call/checks/taken'
import type { WriteCall } from '#server/call/write-call'
import type { UserRecord } from '#server/services/user/user'
import { extraRecord, type ExtraRecord } from '#server/services/user/user-extra'
import { runningFields } from './running-fields'

/** Returns an input without the extra fields, which are no columns of users. */
export function withoutExtra<T extends object>(form: T): T {
  const { extra: _, ...rest } = form as T & { extra?: unknown }
  return rest as T
}

/**
 * Returns the extra fields of an input. Rejects those of a module that does not run, values that are in no dictionary, and values that
 * another user has.
 */
export async function checkExtra(
  call: WriteCall,
  form: object,
  before?: Pick<UserRecord, 'userId' | 'extra'>,
): Promise<ExtraRecord> {
  const groups = runningFields(call)
  const extra = extraOf(form)
  const unknown = Object.keys(extra).filter((name) => !groups.some(({ module }) => module === name))
  rejectFields(Object.fromEntries(unknown.map((module) => [`extra.${module}`, 'unknown'])))
  const values = extraRecord(groups, extra)
  const placed = placedFields(groups)
  const dictTypes = placed.flatMap(({ key, field }) => (field.kind === 'dict' ? [[key, field.dictType] as const] : []))
  await rejectUnknownDictValues(call, Object.fromEntries(dictTypes), values, before?.extra)
  for (const { key, table, column, field } of placed) {
    if (field.kind !== 'text' || !field.unique) continue
    const unique = [{ field: key, column }]
    await rejectTaken(
      call,
      { table, id: 'userId', unique },
      values,
      before && { userId: before.userId, ...before.extra },
    )
  }
  return values
}
