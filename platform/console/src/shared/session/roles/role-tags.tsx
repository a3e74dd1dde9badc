import type { User } from 'atrium/contract/system/user'
import { StatusTag, StatusTags } from 'atrium/ui/feedback/status-tag'

/** The roles of a user; of more than `most` the others are a number with their names as its title. */
export function RoleTags({ user, most = Infinity }: { user: Pick<User, 'roles'>; most?: number }) {
  const shown = user.roles.slice(0, most)
  return (
    <StatusTags>
      {shown.map((role) => (
        <StatusTag key={role.roleId} tone="primary">
          {role.roleName}
        </StatusTag>
      ))}
      {shown.length < user.roles.length && (
        <span title={user.roles.map((role) => role.roleName).join(', ')}>+{user.roles.length - shown.length}</span>
      )}
    </StatusTags>
  )
}
