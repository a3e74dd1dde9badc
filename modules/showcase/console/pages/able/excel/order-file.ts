import { readSheetFile } from 'atrium/console/editor'

export interface OrderFile {
  name: string
  /** Another one for each reading, also of the same file. */
  key: string
  /** The texts of the cells below the heading. */
  rows: readonly (readonly string[])[]
}

const maxBytes = 20 * 1024 * 1024

/** Why a file is not even read: a key of the texts. */
export function importError({ name, size }: File): 'wrongType' | 'tooLarge' | undefined {
  if (!name.toLowerCase().endsWith('.xlsx')) return 'wrongType'
  return size > maxBytes ? 'tooLarge' : undefined
}

/** The orders of a workbook; rejects where it cannot be read. */
export async function readOrders(file: File): Promise<OrderFile> {
  const [, ...rows] = await readSheetFile(file)
  return { name: file.name, key: crypto.randomUUID(), rows }
}
