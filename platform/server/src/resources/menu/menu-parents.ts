import { countOf } from '#server/db/count'
import { AppError } from '#server/call/app-error'
import { rejectField } from '#server/call/field-error'
import type { WriteCall } from '#server/call/write-call'

/** Whether other entries may be below: not under a button, nor under a link that leads out of the console. */
const takesChildren = ({ menuType, isLink }: { menuType: number; isLink: number }) => menuType < 2 && isLink === 0

/** 0, or an entry that takes children and is not below `id` itself. */
export async function rejectParent({ db }: WriteCall, pid: number, id?: number): Promise<void> {
  if (pid === 0) return
  const entries = await db.selectFrom('menus').select(['id', 'pid', 'menuType', 'isLink']).execute()
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  const parent = byId.get(pid)
  if (!parent) return rejectField('pid', 'notOffered')
  for (let at: typeof parent | undefined = parent; at; at = byId.get(at.pid)) {
    if (at.id === id) throw new AppError('record.cycle', { at: 'pid' })
  }
  if (!takesChildren(parent)) rejectField('pid', 'notOffered')
}

export async function rejectTypeOverChildren(
  { db }: WriteCall,
  id: number,
  entry: { menuType: number; isLink: number },
): Promise<void> {
  if (takesChildren(entry)) return
  const children = await countOf(db.selectFrom('menus').where('pid', '=', id))
  if (children > 0) rejectField(entry.isLink ? 'isLink' : 'menuType', 'notOffered')
}
