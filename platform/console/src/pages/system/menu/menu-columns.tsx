import type { Menu } from 'atrium/contract/system/menu'
import { Icon } from 'atrium/ui/icon'
import { isOff } from '#shared/crud/off-name'
import type { OrderDraft } from '#shared/crud/rows/use-order-draft'
import type { TreeRows } from '#shared/crud/rows/use-tree-list'
import type { ListColumn } from '#shared/crud/table/list-column'
import { OrderCell } from '#shared/crud/tree/order-cell'
import { TreeCell } from '#shared/crud/tree/tree-cell'
import { TwoNames } from '#shared/crud/tree/two-names'
import { DictTag } from '#shared/dict/dict-tag'
import { useText } from '#shared/i18n/text'
import { firstPlace } from './menu-entry'
import { texts } from './text'
import { TypeTag } from './type-tag'

interface MenuColumnOptions {
  rows: TreeRows<Menu>
  draft: OrderDraft<Menu>
  name: (menu: Menu) => string
}

export function useMenuColumns({ rows, draft, name }: MenuColumnOptions): ListColumn<Menu>[] {
  const t = useText(texts)
  return [
    {
      key: 'name',
      title: t('name'),
      width: 280,
      isTitle: true,
      render: (menu) => (
        <TreeCell place={rows.placeOf(menu)} name={name(menu)} onToggle={() => rows.toggle(menu)}>
          {menu.icon && <Icon name={menu.icon} />}
          <TwoNames name={menu.name} nameEn={menu.nameEn} isQuiet={isOff(menu)} />
          {menu.visible === 0 && <DictTag dictType="sys_show_hide" value={menu.visible} />}
        </TreeCell>
      ),
    },
    { key: 'type', importance: 'high', title: t('type'), width: 88, render: (menu) => <TypeTag menu={menu} /> },
    {
      key: 'sort',
      align: 'right',
      title: t('sort'),
      width: 104,
      render: (menu) => <OrderCell draft={draft} record={menu} name={name(menu)} min={firstPlace(menu)} />,
    },
    { key: 'permission', title: t('permission'), width: 160, render: ({ permission }) => permission },
    {
      key: 'component',
      importance: 'low',
      title: t('component'),
      width: 160,
      render: ({ component }) => component,
    },
    { key: 'path', importance: 'low', title: t('path'), width: 140, isHidden: true, render: ({ path }) => path },
    {
      key: 'status',
      importance: 'high',
      title: t('status'),
      width: 100,
      render: ({ status }) => <DictTag dictType="sys_normal_disable" value={status} dot />,
    },
  ]
}
