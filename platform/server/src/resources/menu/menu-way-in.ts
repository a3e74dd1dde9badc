import { menu } from 'atrium/contract/system/menu.record'
import type { Database } from '#server/db/schema'
import { AppError } from '#server/call/app-error'
import type { WriteCall } from '#server/call/write-call'

/** The page id of the menu administration. From there everything else in the menu can be put right. */
export const menuPage = 'system/menu'

/** Whether the menu shows an entry that opens the menu administration: it and all above it are enabled and visible. */
export async function hasWayIn(db: Database): Promise<boolean> {
  const shown = db.selectFrom('menus').where('status', '=', 1).where('visible', '=', 1)
  const entries = await shown.select(['id', 'pid', 'component']).execute()
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  const reachesRoot = ({ pid }: { pid: number }, steps = 0): boolean => {
    const parent = byId.get(pid)
    return pid === 0 || (parent !== undefined && steps < entries.length && reachesRoot(parent, steps + 1))
  }
  return entries.some((entry) => entry.component === menuPage && reachesRoot(entry))
}

/** Rejects a change of the menu after which nobody, the admin included, would find the menu administration any more. */
export async function keepingWayIn<T>(call: WriteCall, write: () => Promise<T>): Promise<T> {
  const before = await hasWayIn(call.db)
  const result = await write()
  if (before && !(await hasWayIn(call.db))) throw new AppError(menu.errors.lastWayIn)
  return result
}
