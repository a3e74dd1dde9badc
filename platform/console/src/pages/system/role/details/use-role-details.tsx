import type { Role, RoleInfo } from '@atrium/contract/system/role'
import { role as roleKind } from '@atrium/contract/system/role.record'
import { api } from '#shared/api/api'
import { listOf, readingOf, type DetailsAction, type DetailsOf } from '#shared/crud/details/declaration'
import { relatedUsers } from '#shared/crud/details/sections/related-users'
import { DictTag } from '#shared/dict/dict-tag'
import { useText } from '#shared/i18n/text'
import { chosenDepts } from '../role-facts'
import { source } from '../source'
import { texts } from '../text'
import type { useRoleWork } from '../use-role-work'
import { GrantedDepts } from './granted-depts'
import { GrantedMenus } from './granted-menus'

const read = readingOf(api.roles.read, (roleId) => ({ query: { roleId } }))
const list = listOf(source, ({ roleId }) => roleId)

/** The details of roles, in the drawer and as a page. */
export function useRoleDetails({ actionsOf }: Pick<ReturnType<typeof useRoleWork>, 'actionsOf'>): DetailsOf<RoleInfo> {
  const t = useText(texts)
  /** Says why the built-in role has no such actions, which the rows of the list leave out. */
  const withFixed = (role: Role): DetailsAction[] => {
    if (!role.admin) return actionsOf(role)
    const disabledReason = t('isAdmin')
    return [
      { key: 'edit', label: t('edit'), call: api.roles.edit, disabledReason },
      ...actionsOf(role),
      { key: 'delete', label: t('delete'), call: api.roles.delete, isDanger: true, disabledReason },
    ]
  }
  return {
    kind: roleKind,
    read,
    list,
    content: (role) => ({
      title: role.roleName,
      titleEn: role.roleNameEn,
      note: role.roleKey,
      status: <DictTag dictType="sys_normal_disable" value={role.status} dot />,
      groups: [
        {
          fields: [
            { label: t('id'), value: role.roleId },
            { label: t('sort'), value: role.roleSort },
            { label: t('dataScope'), value: t(`scope${role.dataScope}`) },
            { label: t('remark'), value: role.remark, isWide: true },
            ...(role.dataScope === chosenDepts
              ? [{ label: t('depts'), value: <GrantedDepts ids={role.deptIds} />, isWide: true }]
              : []),
            { label: t('menus'), value: role.admin ? t('allMenus') : <GrantedMenus role={role} />, isWide: true },
          ],
        },
      ],
      related: [relatedUsers('roleId', role.roleId)],
      actions: withFixed(role),
    }),
  }
}
