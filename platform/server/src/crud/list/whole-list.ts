import { AppError } from '../../call/app-error'
import type { Call } from '../../call/call'
import { inOrder } from '../../db/page'
import { orderOf, type KindTable, type Records } from '../kind-table'
import { presentRows, selectRows } from '../rows/rows'

/** The most records of a list that comes whole, where a kind does not say otherwise. */
export const mostWhole = 5000

/** Returns the rows. Throws `record.tooMany` where there are more than a list returns at once. */
export function withinLimit<T>(rows: T[], most: number): T[] {
  if (rows.length > most) throw new AppError('record.tooMany', { values: { n: most } })
  return rows
}

/** Returns all of some records at once, in the order of their kind. */
export async function readWhole(
  call: Call,
  of: KindTable,
  records: Records,
  most = mostWhole,
): Promise<Record<string, unknown>[]> {
  const { recordKinds } = call.deps.product.contract
  const rows = inOrder(selectRows(records, of.kind, recordKinds, call.actor), orderOf(of, {}))
  return presentRows(call, of, withinLimit(await rows.limit(most + 1).execute(), most) as never)
}
