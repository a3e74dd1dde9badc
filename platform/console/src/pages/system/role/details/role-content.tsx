import { textIn, type Language } from 'atrium/contract/language'
import { chosenDepts } from 'atrium/contract/system/role/data-scope'
import type { RoleInfo } from 'atrium/contract/system/role'
import { role as kind } from 'atrium/contract/system/role.record'
import { api } from '#shared/api/api'
import type { DetailsAction, RecordContent } from '#shared/crud/details/declaration'
import { lazyPart } from '#shared/feedback/part/lazy-part'
import { words } from '#shared/i18n/words'
import { translate } from '#shared/i18n/text'
import { texts } from '../text'

const GrantedDepts = lazyPart(async () => (await import('./granted-depts')).GrantedDepts, { height: 22 })
const GrantedMenus = lazyPart(async () => (await import('./granted-menus')).GrantedMenus, { height: 120 })

/** Adds to the details of a role what it opens, and why the built-in one stays as it is. */
export function roleContent(own: RecordContent, role: RoleInfo, language: Language): RecordContent {
  const { dataScope, deptIds, menuIds, admin } = role
  const fields = [
    ...(own.groups[0]?.fields ?? []),
    ...(dataScope === chosenDepts
      ? [{ label: textIn(language, kind.fields.deptIds), value: <GrantedDepts ids={deptIds} />, isWide: true }]
      : []),
    {
      label: textIn(language, kind.fields.menuIds),
      value: admin ? translate(texts, 'allMenus') : <GrantedMenus ids={menuIds} />,
      isWide: true,
    },
  ]
  const actions = admin ? withFixed(own.actions ?? [], language) : own.actions
  return { ...own, groups: [{ fields }], ...(actions && { actions }) }
}

/** Says why the built-in role has no such actions, which the rows of the list leave out. */
function withFixed(actions: readonly DetailsAction[], language: Language): DetailsAction[] {
  const fixed = { disabledReason: textIn(language, kind.errors.isAdmin.text), onSelect: () => undefined }
  return [
    { key: 'edit', label: textIn(language, words.edit), call: api.roles.edit, ...fixed },
    ...actions,
    { key: 'delete', label: textIn(language, words.delete), call: api.roles.delete, isDanger: true, ...fixed },
  ]
}
