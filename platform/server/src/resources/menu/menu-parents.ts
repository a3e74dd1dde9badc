import { countOf } from '#server/db/count'
import { rejectCycle } from '#server/access/records/cycle'
import { rejectField } from '#server/call/field-error'
import type { WriteCall } from '#server/call/write-call'

/** Whether other entries may be below: not under a button, nor under a link that leads out of the console. */
const takesChildren = ({ menuType, isLink }: { menuType: number; isLink: number }) => menuType < 2 && isLink === 0

/** 0, or an entry that takes children and is not below `id` itself. */
export async function rejectParent(call: WriteCall, pid: number, id?: number): Promise<void> {
  if (pid === 0) return
  const { db } = call
  const entry = db.selectFrom('menus').select(['menuType', 'isLink']).where('id', '=', pid)
  const parent = await entry.executeTakeFirst()
  if (!parent) return rejectField('pid', 'notOffered')
  if (id !== undefined) await rejectCycle(call, { table: 'menus', id: 'id', parent: 'pid' }, id, pid, 'pid')
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
