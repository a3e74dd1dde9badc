import { refusedReference } from '#server/db/engines/reference'
import { takenField } from '#server/db/engines/violation'
import { AppError } from '#server/call/app-error'
import type { Call } from '#server/call/call'

/** What the database refused, as a failure that the caller gets as an answer; any other error as it is. */
export async function refusalOf(error: unknown, { deps }: Pick<Call, 'deps'>): Promise<unknown> {
  const field = takenField(error)
  if (field) return new AppError('record.taken', { at: field })
  const references = await refusedReference(deps.db, error)
  if (!references) return error
  if (references === 'missing') return new AppError('record.missing')
  return new AppError('record.referenced', { values: { by: references } })
}
