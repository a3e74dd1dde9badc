import { menus } from '@atrium/contract/system/menu'
import { resource } from '../../http/resource'
import { listMenus, readMenu, readMenuTree } from './menu'

export const menuResource = resource(menus, {
  list: (call, { query }) => listMenus(call, query),
  read: (call, { query }) => readMenu(call, query.id),
  tree: readMenuTree,
})
