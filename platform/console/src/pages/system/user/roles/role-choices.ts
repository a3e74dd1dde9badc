import type { Output } from 'atrium/contract/endpoint'
import { inLanguage } from 'atrium/contract/language'
import type { User } from 'atrium/contract/system/user'
import { api } from '#shared/api/api'
import { request } from '#shared/api/request'
import { isOff, useOffName } from '#shared/crud/off-name'
import { useLanguage } from '#shared/i18n/text'

type Choices = Output<typeof api.users.read>

/** A user as they are now, with the roles and posts to choose from. */
export type UserRecord = Omit<Choices, 'userInfo'> & { user: User }

export async function readUserRecord(userId: number): Promise<UserRecord> {
  const { userInfo, ...choices } = await request(api.users.read, { query: { userId } })
  // Null only where no user was asked for.
  return { ...choices, user: userInfo! }
}

/** The roles of a user that the reader may neither give nor take. */
export function foreignRoles({ roles, user }: UserRecord): User['roles'] {
  return user.roles.filter(({ roleId }) => !roles.some((role) => role.roleId === roleId))
}

/** Returns the chosen roles and those that stay, whatever is chosen. */
export function withForeignRoles(roleIds: readonly number[], record: UserRecord | undefined): number[] {
  const foreign = record ? foreignRoles(record).map(({ roleId }) => roleId) : []
  return [...new Set([...foreign, ...roleIds])]
}

export interface RoleChoice {
  value: number
  label: string
  roleKey: string
  /** Shown as it is, and cannot be chosen or taken away. */
  disabled: boolean
}

/** The roles to choose from for a user, after those of theirs that stay. A disabled role may be taken, but not given. */
export function useRoleChoices(roles: Choices['roles'], record: UserRecord | undefined): RoleChoice[] {
  const language = useLanguage()
  const offName = useOffName()
  const foreign = record ? foreignRoles(record) : []
  return [
    ...foreign.map(({ roleId, roleKey, roleName }) => ({ value: roleId, label: roleName, roleKey, disabled: true })),
    ...roles.map((role) => {
      const { roleId, roleKey, roleName, roleNameEn } = role
      const isHeld = record?.user.roleIds.includes(roleId) ?? false
      const label = offName(inLanguage(language, roleName, roleNameEn), role)
      return { value: roleId, label, roleKey, disabled: isOff(role) && !isHeld }
    }),
  ]
}
