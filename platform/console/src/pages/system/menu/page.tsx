import { inLanguage } from 'atrium/contract/language'
import type { Menu } from 'atrium/contract/system/menu'
import { api } from '#shared/api/api'
import { ListButtons } from '#shared/crud/actions/list-buttons'
import { useRemoval } from '#shared/crud/actions/use-removal'
import { lazyForm } from '#shared/crud/form/lazy-form'
import { useRecordInAddress } from '#shared/crud/form/use-record-in-address'
import { ListPage } from '#shared/crud/list-page'
import { nextPlace } from '#shared/crud/rows/tree'
import { useOrderDraft } from '#shared/crud/rows/use-order-draft'
import { useSavedRow } from '#shared/crud/rows/use-saved-row'
import { useTreeList } from '#shared/crud/rows/use-tree-list'
import type { RowAction } from '#shared/crud/table/row-actions'
import { OrderButtons } from '#shared/crud/tree/order-buttons'
import { UnfoldButton } from '#shared/crud/tree/unfold-button'
import { useDict } from '#shared/dict/use-dict'
import { useLanguage, useText } from '#shared/i18n/text'
import { useCan } from '#shared/session/user/access'
import { useMenuColumns } from './menu-columns'
import { menuKeys, takesChildren, types } from './menu-entry'
import { source } from './source'
import { texts } from './text'
import { useMenuForm } from './use-menu-form'

const MenuForm = lazyForm(async () => (await import('./menu-form')).MenuForm)

/** The menu that everybody sees their part of, and the permissions in it. */
export default function MenuPage() {
  const t = useText(texts)
  const language = useLanguage()
  const list = useTreeList(source, { keys: menuKeys })
  const statuses = useDict('sys_normal_disable').options
  const draft = useOrderDraft(api.menus.sort, list.trees, menuKeys)
  const savedRows = useSavedRow(list, menuKeys.id)
  const form = useMenuForm(savedRows.show)
  useRecordInAddress(form, useCan()(api.menus.edit) ? form.edit : undefined)
  const name = (menu: Menu) => inLanguage(language, menu.name, menu.nameEn)
  const remove = useRemoval(api.menus.delete, { id: menuKeys.id, name })
  const placeBelow = (id: number) => nextPlace(list.trees, id, menuKeys.order)
  const actionsOf = (menu: Menu): RowAction[] => {
    const menuType = menu.menuType === types.page ? types.button : types.page
    const { prepare } = MenuForm
    const addChild = () => form.add({ pid: menu.id, menuType, sort: placeBelow(menu.id) })
    return [
      { key: 'edit', label: t('edit'), call: api.menus.edit, prepare, onSelect: () => form.edit(menu.id) },
      ...(takesChildren(menu)
        ? [{ key: 'addChild', label: t('addChild'), call: api.menus.add, prepare, onSelect: addChild }]
        : []),
      { key: 'delete', label: t('delete'), call: api.menus.delete, isDanger: true, onSelect: () => remove([menu]) },
    ]
  }
  return (
    <ListPage
      page="system/menu"
      title={t('menus')}
      emptyText={t('empty')}
      filters={[
        { name: 'name', label: t('name') },
        { name: 'status', label: t('status'), options: statuses },
      ]}
      list={list}
      savedRows={savedRows}
      rowKey={menuKeys.id}
      columns={useMenuColumns({ rows: list, draft, name })}
      actions={
        <ListButtons
          add={{ call: api.menus.add, run: () => form.add({ sort: placeBelow(0) }), prepare: MenuForm.prepare }}
          exports={{ call: api.menus.export, filters: list.filters }}
        >
          <UnfoldButton list={list} />
          <OrderButtons draft={draft} />
        </ListButtons>
      }
      rowActions={{ name, of: actionsOf }}
    >
      <MenuForm form={form} />
    </ListPage>
  )
}
