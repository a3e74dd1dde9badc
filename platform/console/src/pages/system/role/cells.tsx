import { chosenDepts } from 'atrium/contract/system/role/data-scope'
import type { RoleRow } from 'atrium/contract/system/role'
import { inLanguage } from 'atrium/contract/language'
import { Link } from 'react-router'
import { api } from '#shared/api/api'
import { StatusSwitch } from '#shared/crud/actions/status-switch'
import { useWrite } from '#shared/crud/actions/use-write'
import { useLanguage, useText } from '#shared/i18n/text'
import { useCan } from '#shared/session/user/access'
import css from './cells.module.css'
import { membersPath } from './members-path'
import { texts } from './text'

function useName({ roleName, roleNameEn }: RoleRow): string {
  return inLanguage(useLanguage(), roleName, roleNameEn)
}

/** The data scope of a role, with the number of its departments. */
export function ScopeCell({ role: { dataScope, depts } }: { role: RoleRow }) {
  const t = useText(texts)
  const scope = t(`scope${dataScope}`)
  return dataScope === chosenDepts ? t('scopeDepts', { scope, depts: depts ?? 0 }) : scope
}

/** The number of users who hold a role, which leads to them. */
export function MembersCell({ role }: { role: RoleRow }) {
  const t = useText(texts)
  const name = useName(role)
  const members = role.members ?? 0
  // The page of the members needs the permission to edit.
  if (!useCan()(api.roleUsers.grant)) return members
  return (
    <Link className={css.members} to={membersPath(role.roleId)} aria-label={t('membersOf', { name, total: members })}>
      {members}
    </Link>
  )
}

/** Enables and disables a role, after a question. */
export function StatusCell({ role }: { role: RoleRow }) {
  const t = useText(texts)
  const write = useWrite()
  const name = useName(role)
  const { roleId, version } = role
  return (
    <StatusSwitch
      status={role.status}
      name={name}
      call={api.roles.changeStatus}
      isFixed={role.admin}
      warning={t('disableHint')}
      change={(status) => write(api.roles.changeStatus, { body: { roleId, status, version } })}
    />
  )
}
