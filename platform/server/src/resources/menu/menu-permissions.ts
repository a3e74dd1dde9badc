import type { Selectable } from 'kysely'
import { permissionsOf } from '#server/access/actor'
import { enabledMenus } from '#server/access/enabled-menus'
import type { MenuTable } from '#server/db/schema'
import { rejectField } from '#server/call/field-error'
import type { WriteCall } from '#server/call/write-call'

/** The code of each entry, of those that count now. */
async function readCodes({ db }: WriteCall): Promise<Map<number, string>> {
  const codes = db.selectFrom('menus').where('permission', '<>', '').where('id', 'in', enabledMenus)
  const rows = await codes.select(['id', 'permission']).execute()
  return new Map(rows.map(({ id, permission }) => [id, permission]))
}

type Entry = Pick<Selectable<MenuTable>, 'pid' | 'permission'>

/**
 * Nobody gives a permission that they do not hold: by writing its code into an entry, even one that is disabled and may be enabled
 * by somebody else; by enabling an entry; or by moving one from below a disabled one. The last two bring back everything
 * below the entry. Call it before the change, and the returned function after it, with the id of the changed entry.
 */
export async function guardPermissions(
  call: WriteCall,
  entry: Entry,
  former?: Entry,
): Promise<(changedId: number) => Promise<void>> {
  if (call.actor.admin) return async () => {}
  const held = await permissionsOf(call.db, call.actor)
  // Others are somebody's own invention and open nothing.
  const known: readonly string[] = call.deps.product.contract.allPermissions
  const isForeign = (code: string) => known.includes(code) && !held.includes(code)
  const reject = (field: string) => rejectField(field, 'foreignPermission')
  if (entry.permission !== former?.permission && isForeign(entry.permission)) reject('permission')
  const before = await readCodes(call)
  return async (changedId) => {
    const gained = [...(await readCodes(call))].filter(([id, code]) => before.get(id) !== code && isForeign(code))
    if (!gained.length) return
    if (gained.some(([id]) => id === changedId)) reject('permission')
    reject(entry.pid === former?.pid ? 'status' : 'pid')
  }
}
