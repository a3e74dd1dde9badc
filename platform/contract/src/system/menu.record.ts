import { recordKind } from '../record-kind'

export const menu = recordKind('menu', {
  name: ['菜单', 'Menu'],
  plural: ['菜单', 'menu entries'],
  table: 'menus',
  id: 'id',
  title: 'name',
  referredBy: ['menuIds'],
  unique: [
    { field: 'name', within: 'pid', indexes: ['menus_name_unique', 'menus_name_ignore_case'] },
    // The console matches paths without regard to case, so the second entry of one path could not be opened.
    { field: 'path', within: 'pid', indexes: [] },
  ],
  page: { path: '/system/menu', needs: [['system:menu:list'], ['system:menu:edit']] },
  fields: {
    menuType: ['类型', 'Type'],
    pid: ['上级菜单', 'Parent'],
    name: ['菜单名称', 'Menu name'],
    nameEn: ['英文名称', 'English name'],
    sort: ['排序', 'Sort'],
    icon: ['图标', 'Icon'],
    isLink: ['外链', 'External link'],
    path: ['路径', 'Path'],
    component: ['页面组件', 'Component'],
    frameSrc: ['内嵌网址', 'Frame source'],
    query: ['路由参数', 'Query'],
    permission: ['权限标识', 'Permission'],
    isCache: ['缓存页面', 'Keep page'],
    visible: ['显示', 'Visible'],
    status: ['状态', 'Status'],
  },
  errors: {
    hasChildren: {
      status: 409,
      text: ['还有 {n} 个下级菜单，不能删除', 'Entries below: {n}. Delete or move them first'],
    },
    inUse: {
      status: 409,
      text: ['该菜单已分配给 {n} 个角色，不能删除', 'Roles that hold this entry: {n}. Take it from them first'],
    },
    lastWayIn: {
      status: 409,
      text: [
        '这样一来，包括管理员在内的所有人都打不开菜单管理。请保留一个启用且显示的菜单管理入口，它的各级上级也要启用并显示',
        'Nobody could open the menu administration any more, administrators included. Keep an entry for it enabled and visible, with everything above it',
      ],
    },
  },
})
