import type { Menu } from '@atrium/contract/system/menu'
import { api } from '../../../shared/api/api'
import { request } from '../../../shared/api/request'
import { inForm, useWrite } from '../../../shared/crud/actions/use-write'
import { useRecordForm } from '../../../shared/crud/form/use-record-form'
import { blank, bodyOf, type MenuFields } from './menu-entry'

/** `reveal` opens the way down to what stands below an entry. */
export function useMenuForm(reveal: (id: number) => void) {
  const write = useWrite()
  return useRecordForm<MenuFields, Menu>({
    blank: { ...blank, icon: undefined },
    read: (id) => request(api.menus.read, { query: { id } }),
    valuesOf: ({ id: _, version: __, isFrame: ___, icon, ...values }) => ({ ...values, icon: icon || undefined }),
    save: async (values, menu) => {
      const body = bodyOf(values)
      if (menu) await write(api.menus.edit, { body: { ...body, id: menu.id, version: menu.version } }, inForm)
      else await write(api.menus.add, { body }, inForm)
      reveal(body.pid)
    },
  })
}
