import type { Role } from '@atrium/contract/system/role'

/** The data scope that has departments. */
export const chosenDepts = 2

/** Where the users of a role are. */
export const membersPath = ({ roleId }: Pick<Role, 'roleId'>) => `/system/roleAuth/user/${roleId}`
