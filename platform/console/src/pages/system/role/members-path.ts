/** Where the users of a role are. */
export const membersPath = (roleId: number) => `/system/roleAuth/user/${roleId}`
