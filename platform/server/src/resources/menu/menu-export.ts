import type { Parsed } from '@atrium/contract/endpoint'
import { inLanguage } from '@atrium/contract/language'
import type { Menu, menus } from '@atrium/contract/system/menu'
import type { Call } from '#server/call/call'
import type { Download } from '#server/call/download'
import { column, dictCell, flagCell, statusCell } from '#server/sheet/column'
import { downloadSheet, oneBatch } from '#server/sheet/sheet'
import { pathsOf } from '#server/sheet/tree-path'
import { listMenus } from './menu'

type Query = Parsed<typeof menus.export>['query']
type Row = Menu & { parent: string }

const types = { 'zh-cn': ['目录', '页面', '按钮'], en: ['Directory', 'Page', 'Button'] } as const
const external = { 'zh-cn': '外链', en: 'External link' } as const

const columns = [
  column<Row>('编号', 'ID', (row) => row.id),
  column<Row>('上级菜单', 'Parent', (row) => row.parent),
  column<Row>('名称', 'Name', (row) => row.name),
  column<Row>('英文名称', 'English name', (row) => row.nameEn),
  column<Row>('类型', 'Type', ({ isLink, menuType }, { language }) =>
    isLink ? external[language] : types[language][menuType],
  ),
  column<Row>('排序', 'Order', (row) => row.sort),
  column<Row>('路径', 'Path', (row) => row.path),
  column<Row>('组件', 'Component', (row) => row.component),
  column<Row>('权限标识', 'Permission', (row) => row.permission),
  column<Row>('图标', 'Icon', (row) => row.icon),
  column<Row>('缓存', 'Cached', (row, reader) => flagCell(row.isCache, reader)),
  column<Row>('显示', 'Visible', (row, reader) => dictCell('sys_show_hide', row.visible, reader)),
  column<Row>('状态', 'Status', (row, reader) => statusCell(row.status, reader)),
]

async function readRows(call: Call, query: Query): Promise<Row[]> {
  // Filters leave out entries that the paths of others go through.
  const pathOf = pathsOf(await listMenus(call, {}), {
    id: ({ id }) => id,
    parent: ({ pid }) => pid,
    name: ({ name, nameEn }) => inLanguage(call.language, name, nameEn),
  })
  return (await listMenus(call, query)).map((menu) => ({ ...menu, parent: pathOf(menu.pid) }))
}

export async function exportMenus(call: Call, query: Query): Promise<Download> {
  const name = { 'zh-cn': '菜单', en: 'menus' }
  return downloadSheet(call, query, { name, columns }, oneBatch(readRows(call, query)))
}
