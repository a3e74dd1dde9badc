import { inLanguage } from 'atrium/contract/language'
import type { Role } from 'atrium/contract/system/role'
import type { User } from 'atrium/contract/system/user'
import { isOff, useOffName } from '#shared/crud/off-name'
import { useLanguage } from '#shared/i18n/text'

/** A user or a service account as they are now, with the roles to choose from. */
export interface RoleHolder {
  readonly roles: readonly Role[]
  readonly user: Pick<User, 'roles' | 'roleIds'>
  /** Those that an identity provider gave. */
  readonly claimedRoleIds?: readonly number[]
}

/** The roles of a user that the reader may neither give nor take. */
export function foreignRoles({ roles, user }: RoleHolder): User['roles'] {
  return user.roles.filter(({ roleId }) => !roles.some((role) => role.roleId === roleId))
}

/** Returns the chosen roles and those that stay, whatever is chosen. */
export function withFixedRoles(roleIds: readonly number[], record: RoleHolder | undefined): number[] {
  const foreign = record ? foreignRoles(record).map(({ roleId }) => roleId) : []
  return [...new Set([...foreign, ...(record?.claimedRoleIds ?? []), ...roleIds])]
}

export interface RoleChoice {
  value: number
  label: string
  roleKey: string
  /** Shown as it is, and cannot be chosen or taken away. */
  disabled: boolean
}

/** The roles to choose from for a user, after those of theirs that stay. A disabled role may be taken, but not given. */
export function useRoleChoices(roles: readonly Role[], record: RoleHolder | undefined): RoleChoice[] {
  const language = useLanguage()
  const offName = useOffName()
  const foreign = record ? foreignRoles(record) : []
  const claimed = record?.claimedRoleIds ?? []
  return [
    ...foreign.map(({ roleId, roleKey, roleName }) => ({ value: roleId, label: roleName, roleKey, disabled: true })),
    ...roles.map((role) => {
      const { roleId, roleKey, roleName, roleNameEn } = role
      const isHeld = record?.user.roleIds.includes(roleId) ?? false
      const label = offName(inLanguage(language, roleName, roleNameEn), role)
      return { value: roleId, label, roleKey, disabled: claimed.includes(roleId) || (isOff(role) && !isHeld) }
    }),
  ]
}
