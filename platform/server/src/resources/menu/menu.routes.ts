import { menus } from 'atrium/contract/system/menu'
import { resource } from '#server/call/resource'
import { exportMenus } from './menu-export'
import { listMenus, readMenu, readMenuTree } from './menu'
import { keepingWayIn } from './menu-way-in'
import { addMenu, deleteMenus, editMenu, sortMenus } from './menu-writes'

export const menuResource = resource(menus, {
  list: (call, { query }) => listMenus(call, query),
  read: (call, { query }) => readMenu(call, query.id),
  tree: readMenuTree,
  add: (call, { body }) => addMenu(call, body),
  edit: (call, { body }) => keepingWayIn(call, () => editMenu(call, body)),
  delete: (call, { query }) => keepingWayIn(call, () => deleteMenus(call, query.ids)),
  sort: (call, { body }) => sortMenus(call, body),
  export: (call, { query }) => exportMenus(call, query),
})
