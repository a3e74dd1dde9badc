import { holdsPermission, type Permission } from 'atrium/contract/access'
import { permissionsOf } from '#server/access/actor'
import { AppError } from '#server/call/app-error'
import type { Call } from '#server/call/call'
import { found } from '#server/call/checks/found'
import { recordInScope } from './record-scope'

/** One record of any kind. */
export interface NamedRecord {
  readonly kind: string
  readonly id: number
}

/**
 * Throws `record.notFound` unless the actor holds one permission of each list, and the record is in their scope and not in the bin. Without any list nobody
 * reaches records of the kind.
 */
export async function requireRecord(
  { db, deps, actor }: Pick<Call, 'db' | 'deps' | 'actor'>,
  { kind, id }: NamedRecord,
  needs: readonly (readonly Permission[])[] = [],
): Promise<void> {
  const kinds = deps.product.contract.recordKinds
  const record = kinds[kind]
  const held = await permissionsOf(db, actor)
  if (!record || needs.length === 0 || !needs.every((codes) => holdsPermission(held, codes)))
    throw new AppError('record.notFound')
  const key = record.id as 'postId'
  const rows = db
    .selectFrom(record.table as 'posts')
    .where(key, '=', id)
    .where(recordInScope(kinds, kind, actor))
  const present = record.softDelete ? rows.where('deletedAt' as 'postId', 'is', null as never) : rows
  found(await present.select(key).executeTakeFirst())
}
