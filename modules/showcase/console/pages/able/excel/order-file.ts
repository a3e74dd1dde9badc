import { readSheetFile } from '#shared/field/sheet/read-sheet'
import { checkedOrders, type CheckedRow } from './order-check'

export interface OrderFile {
  name: string
  rows: readonly CheckedRow[]
}

const maxBytes = 20 * 1024 * 1024

/** Why a file is not even read: a key of the texts. */
export function importProblem({ name, size }: File): 'wrongType' | 'tooLarge' | undefined {
  if (!name.toLowerCase().endsWith('.xlsx')) return 'wrongType'
  return size > maxBytes ? 'tooLarge' : undefined
}

/** The orders of a workbook; rejects where it cannot be read. */
export async function readOrders(file: File): Promise<OrderFile> {
  return { name: file.name, rows: checkedOrders(await readSheetFile(file)) }
}
