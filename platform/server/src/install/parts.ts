import type { Database } from '../db/schema'

interface Part {
  readonly part: string
  readonly menuId?: number
}

/** The parts of a module that are installed in a database, and those that are added. */
export interface Parts {
  has(part: string): boolean
  /** The entry of the menu that was made for a part; undefined where it was deleted, or never made. */
  menuId(part: string): number | undefined
  add(part: string, menuId?: number): Promise<void>
  addAll(parts: readonly Part[]): Promise<void>
}

/** Reads what of a module is installed. */
export async function readParts(db: Database, module: string): Promise<Parts> {
  const rows = await db.selectFrom('moduleParts').select(['part', 'menuId']).where('module', '=', module).execute()
  const known = new Map(rows.map(({ part, menuId }) => [part, menuId ?? undefined]))
  const addAll = async (parts: readonly Part[]) => {
    if (parts.length === 0) return
    const values = parts.map(({ part, menuId }) => ({ module, part, menuId: menuId ?? null }))
    await db.insertInto('moduleParts').values(values).execute()
    for (const { part, menuId } of parts) known.set(part, menuId)
  }
  return {
    has: (part) => known.has(part),
    menuId: (part) => known.get(part),
    add: (part, menuId) => addAll([{ part, ...(menuId !== undefined && { menuId }) }]),
    addAll,
  }
}
