import type { Menu } from 'atrium/contract/system/menu'
import { api } from '#shared/api/api'
import { request } from '#shared/api/request'
import { inForm, useWrite } from '#shared/crud/actions/use-write'
import { useRecordForm, type OnSaved } from '#shared/crud/form/use-record-form'
import { blank, bodyOf, type MenuFields } from './menu-entry'

export function useMenuForm(onSaved: OnSaved) {
  const write = useWrite()
  return useRecordForm<MenuFields, Menu>({
    kind: 'menu',
    blank: { ...blank, icon: undefined },
    read: (id) => request(api.menus.read, { query: { id } }),
    valuesOf: ({ id: _, version: __, isFrame: ___, icon, ...values }) => ({ ...values, icon: icon || undefined }),
    save: (values, menu) => {
      const body = bodyOf(values)
      return menu
        ? write(api.menus.edit, { body: { ...body, id: menu.id, version: menu.version } }, inForm)
        : write(api.menus.add, { body }, inForm)
    },
    onSaved,
  })
}
