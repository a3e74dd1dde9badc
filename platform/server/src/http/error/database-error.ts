import { isField } from 'atrium/contract/kind/field-kind'
import { linesOf } from 'atrium/contract/kind/fields/lines/line-values'
import type { RecordKind, RecordKinds } from 'atrium/contract/kind/record-kind'
import { isScoped } from '#server/access/records/record-scope'
import type { Actor } from '#server/call/actor'
import { inDatabase } from '#server/db/engines/names'
import { violatedReference, type Reference } from '#server/db/engines/error/reference'
import { takenField } from '#server/db/engines/error/violation'
import { AppError } from '#server/call/app-error'
import type { Call } from '#server/call/call'

/** Whether a table holds records of which everybody who may see one sees all. */
const isUnscoped = (kinds: RecordKinds, table: string) =>
  Object.entries(kinds).some(([kind, own]) => tablesOf(own).includes(table) && !isScoped(kinds, kind))

/** The tables of a kind of record in the database, those of its lines included. */
const tablesOf = ({ table, fields }: RecordKind): string[] => {
  const lines = Object.values(fields).flatMap((field) => (isField(field) ? (linesOf(field)?.table ?? []) : []))
  return [table, ...lines].map(inDatabase)
}

/** Without the count of rows that may be out of the actor's scope. */
const seenBy =
  ({ admin }: Pick<Actor, 'admin'>, kinds: RecordKinds) =>
  ({ table, count }: Reference): Reference =>
    admin || isUnscoped(kinds, table) ? { table, count } : { table }

/** Returns an error of the database as an `AppError` for the response; any other error as it is. */
export async function appErrorOf(
  error: unknown,
  { deps, actor }: Pick<Call, 'deps'> & { actor: Pick<Actor, 'admin'> },
): Promise<unknown> {
  const { recordKinds } = deps.product.contract
  const field = takenField(error, recordKinds)
  if (field) return new AppError('record.taken', { at: field })
  const references = await violatedReference(deps.db, error)
  if (!references) return error
  if (references === 'missing') return new AppError('record.missing')
  return new AppError('record.referenced', { values: { by: references.map(seenBy(actor, recordKinds)) } })
}
