import type { User } from 'atrium/contract/system/user'
import { useCallback } from 'react'
import { useSession } from '#shared/session/user/session'

/** The account that an installation begins with. User names do not change, so this one identifies it. */
const builtIn = 'admin'

export const isBuiltIn = ({ username, admin }: User) => admin && username === builtIn

/** Whether a user is the signed-in person or the built-in administrator: whom nobody deletes, disables or resets here. */
export function useIsProtected(): (user: User) => boolean {
  const self = useSession(({ userInfo }) => userInfo.username)
  return useCallback((user) => user.username === self || isBuiltIn(user), [self])
}
