import type { Parsed } from '@atrium/contract/endpoint'
import type { downloads } from '@atrium/contract/system/downloads'
import type { Menu } from '@atrium/contract/system/menu'
import type { Call } from '../../http/call'
import type { Download } from '../../http/download'
import { column, dictCell, flagCell, statusCell } from '../../sheet/column'
import { downloadSheet, oneBatch } from '../../sheet/sheet'
import { listMenus } from './menu'

const types = { 'zh-cn': ['目录', '页面', '按钮'], en: ['Directory', 'Page', 'Button'] } as const

const columns = [
  column<Menu>('编号', 'ID', (row) => row.id),
  column<Menu>('上级编号', 'Parent ID', (row) => row.pid),
  column<Menu>('名称', 'Name', (row) => row.name),
  column<Menu>('英文名称', 'English name', (row) => row.nameEn),
  column<Menu>('类型', 'Type', (row, { language }) => types[language][row.menuType]),
  column<Menu>('排序', 'Order', (row) => row.sort),
  column<Menu>('路径', 'Path', (row) => row.path),
  column<Menu>('组件', 'Component', (row) => row.component),
  column<Menu>('权限标识', 'Permission', (row) => row.permission),
  column<Menu>('图标', 'Icon', (row) => row.icon),
  column<Menu>('外链', 'External', (row, reader) => flagCell(row.isLink, reader)),
  column<Menu>('缓存', 'Cached', (row, reader) => flagCell(row.isCache, reader)),
  column<Menu>('显示', 'Visible', (row, reader) => dictCell('sys_show_hide', row.visible, reader)),
  column<Menu>('状态', 'Status', (row, reader) => statusCell(row.status, reader)),
]

export async function exportMenus(call: Call, query: Parsed<typeof downloads.menus>['query']): Promise<Download> {
  const name = { 'zh-cn': '菜单', en: 'menus' }
  return downloadSheet(call, query.format, { name, columns }, oneBatch(listMenus(call, query)))
}
