import type { Parsed } from 'atrium/contract/endpoint'
import { inLanguage, textIn } from 'atrium/contract/language'
import type { Menu, menus } from 'atrium/contract/system/menu'
import type { Call } from '#server/call/call'
import type { Download } from '#server/call/file/download'
import { column, dictCell, flagCell, statusCell } from '#server/sheet/column'
import { downloadSheet, oneBatch } from '#server/sheet/sheet'
import { pathsOf } from '#server/sheet/tree-path'
import { listMenus } from './menu'

type Query = Parsed<typeof menus.export>['query']
type Row = Menu & { parent: string }

const types = [
  { zh: '目录', en: 'Directory' },
  { zh: '页面', en: 'Page' },
  { zh: '按钮', en: 'Button' },
] as const
const external = { zh: '外链', en: 'External link' } as const

const columns = [
  column<Row>({ zh: '编号', en: 'ID' }, (row) => row.id),
  column<Row>({ zh: '上级菜单', en: 'Parent' }, (row) => row.parent),
  column<Row>({ zh: '名称', en: 'Name' }, (row) => row.name),
  column<Row>({ zh: '英文名称', en: 'English name' }, (row) => row.nameEn),
  column<Row>({ zh: '类型', en: 'Type' }, ({ isLink, menuType }, { language }) =>
    textIn(language, isLink ? external : types[menuType]),
  ),
  column<Row>({ zh: '排序', en: 'Order' }, (row) => row.sort),
  column<Row>({ zh: '路径', en: 'Path' }, (row) => row.path),
  column<Row>({ zh: '组件', en: 'Component' }, (row) => row.component),
  column<Row>({ zh: '权限标识', en: 'Permission' }, (row) => row.permission),
  column<Row>({ zh: '图标', en: 'Icon' }, (row) => row.icon),
  column<Row>({ zh: '缓存', en: 'Cached' }, (row, reader) => flagCell(row.isCache, reader)),
  column<Row>({ zh: '显示', en: 'Visible' }, (row, reader) => dictCell('sys_show_hide', row.visible, reader)),
  column<Row>({ zh: '状态', en: 'Status' }, (row, reader) => statusCell(row.status, reader)),
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
  const name = { zh: '菜单', en: 'menus' }
  return downloadSheet(call, query, { name, columns }, oneBatch(readRows(call, query)))
}
