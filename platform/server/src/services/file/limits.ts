import { holdsPermission, type Permission } from 'atrium/contract/access'
import { attachedFileLimits, attachedFiles, type FileLimits } from 'atrium/contract/fields/file-types'
import { isField } from 'atrium/contract/kind/field-kind'
import { fileLimits } from 'atrium/contract/kind/fields/media/file'
import { permissionsOf } from '#server/access/actor'
import { AppError } from '#server/call/app-error'
import type { Call } from '#server/call/call'
import { fileOwnerOf } from '#server/call/file/file-owner'

/**
 * Returns the limits of a field of files, for people who may add or edit records of its kind, attach files to them, or fill it in where a module says so. Throws `record.notFound` for others, and where there is no such field:
 * nobody learns which kinds there are.
 */
export async function limitsFor(call: Call, kind: string, field: string): Promise<FileLimits> {
  if (field === attachedFiles) return limitsOfAttached(call, kind)
  const owner = fileOwnerOf(call.deps, kind)
  if (owner) {
    const limits = await owner.limits(call, field)
    if (!limits) throw new AppError('record.notFound')
    return limits
  }
  const { permissions, fields } = call.deps.product.contract.recordKinds[kind] ?? {}
  const own = fields?.[field]
  const limits = own && isField(own) ? fileLimits(own) : undefined
  if (!permissions || !limits) throw new AppError('record.notFound')
  const codes: readonly Permission[] = [`${permissions}:add`, `${permissions}:edit`]
  if (!holdsPermission(await permissionsOf(call.db, call.actor), codes)) throw new AppError('record.notFound')
  return limits
}

async function limitsOfAttached({ db, deps, actor }: Call, kind: string): Promise<FileLimits> {
  const { access, files } = deps.product.contract.recordKinds[kind]?.details ?? {}
  const held = await permissionsOf(db, actor)
  if (!access || !files || !holdsPermission(held, access) || !holdsPermission(held, files))
    throw new AppError('record.notFound')
  return attachedFileLimits
}
