import type { Permission } from '../access'
import { permissionOf } from '../kind/action'
import type { RecordKinds } from '../kind/record-kind'
import type { LocalText } from '../language'

/** Returns the names of the permissions of actions of kinds. */
export function actionPermissions(kinds: RecordKinds): Readonly<Record<Permission, LocalText>> {
  const named = Object.values(kinds).flatMap(({ actions = {}, permissions }) =>
    Object.entries(actions).flatMap(([name, action]) =>
      permissions ? [[permissionOf({ permissions }, name, action), action.name] as const] : [],
    ),
  )
  return Object.fromEntries(named)
}
