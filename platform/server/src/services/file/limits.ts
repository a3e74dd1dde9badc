import { holdsPermission, type Permission } from 'atrium/contract/access'
import type { FileLimits } from 'atrium/contract/fields/file-types'
import { isField } from 'atrium/contract/kind/field-kind'
import { fileLimits } from 'atrium/contract/kind/fields/media/file'
import { permissionsOf } from '#server/access/actor'
import { AppError } from '#server/call/app-error'
import type { Call } from '#server/call/call'
import { rejectField } from '#server/call/field-error'

/**
 * Returns the limits of a field of files, for people who may add or edit records of its kind; throws `access.denied` for others, and a field error where there
 * is no such field.
 */
export async function limitsFor(call: Call, kind: string, field: string): Promise<FileLimits> {
  const { permissions, fields } = call.deps.product.contract.recordKinds[kind] ?? {}
  const own = fields?.[field]
  const limits = own && isField(own) ? fileLimits(own) : undefined
  if (!permissions || !limits) return rejectField('field', 'notOffered')
  const codes: readonly Permission[] = [`${permissions}:add`, `${permissions}:edit`]
  if (!holdsPermission(await permissionsOf(call.db, call.actor), codes)) throw new AppError('access.denied')
  return limits
}
