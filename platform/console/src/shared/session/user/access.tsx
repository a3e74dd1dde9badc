import { useCallback, useEffect, type ReactNode } from 'react'
import { holdsPermission, holdsRole, mayCall, type Access, type Permission } from 'atrium/contract/access'
import { useSession } from './session'

type Wanted = Permission | readonly Permission[] | { readonly access: Access }

/** Whether the signed-in person may make a call (`can(api.users.list)`), or holds a code or one of several. */
export function can(wanted: Wanted): boolean {
  return mayUse(useSession.getState().permissions, wanted)
}

function mayUse(permissions: readonly string[], wanted: Wanted): boolean {
  if (typeof wanted === 'object' && 'access' in wanted) return mayCall(permissions, wanted)
  return holdsPermission(permissions, typeof wanted === 'string' ? [wanted] : wanted)
}

/**
 * `can`, for components: they are drawn again when the person's rights change, and what is memoised with it is made again.
 * @example
 * const can = useCan()
 * return can(api.posts.edit) && <Button onClick={edit}>{t('edit')}</Button>
 */
export function useCan(): typeof can {
  const permissions = useSession((session) => session.permissions)
  return useCallback((wanted) => mayUse(permissions, wanted), [permissions])
}

/** Whether the signed-in person holds the admin role or one of these role keys. */
export function hasRole(...keys: readonly string[]): boolean {
  return holdsRole(useSession.getState().roles, keys)
}

/**
 * Draws its children for those who hold the wildcard or one of the codes. Throws when `codes` is no array; with an empty one
 * it says so on the console and draws them for everybody.
 */
export function PermissionGate({ codes, children }: { codes: readonly Permission[]; children: ReactNode }) {
  const held = useSession(({ permissions }) => permissions)
  useListCheck(codes, 'permission codes are needed, such as ["sys:xxx:xxx"]')
  return codes.length === 0 || holdsPermission(held, codes) ? children : null
}

/** Draws its children for those who hold the admin role or one of these roles; wrong lists are treated as in `PermissionGate`. */
export function RoleGate({ roles, children }: { roles: readonly string[]; children: ReactNode }) {
  const held = useSession((session) => session.roles)
  useListCheck(roles, 'role keys are needed, such as ["editor"]; a permission code would look like sys:xxx:xxx')
  return roles.length === 0 || holdsRole(held, roles) ? children : null
}

function useListCheck(list: unknown, hint: string): void {
  if (!Array.isArray(list)) throw new TypeError('The permission code must be a Array')
  const isEmpty = list.length === 0
  useEffect(() => {
    if (isEmpty) console.error(hint)
  }, [isEmpty, hint])
}
