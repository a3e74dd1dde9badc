import { recordKind } from '../kind/record-kind'

export const menu = recordKind('menu', {
  name: { zh: '菜单', en: 'Menu' },
  plural: { zh: '菜单', en: 'menu entries' },
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
    menuType: { zh: '类型', en: 'Type' },
    pid: { zh: '上级菜单', en: 'Parent' },
    name: { zh: '菜单名称', en: 'Menu name' },
    nameEn: { zh: '英文名称', en: 'English name' },
    sort: { zh: '排序', en: 'Sort' },
    icon: { zh: '图标', en: 'Icon' },
    isLink: { zh: '外链', en: 'External link' },
    path: { zh: '路径', en: 'Path' },
    component: { zh: '页面组件', en: 'Component' },
    frameSrc: { zh: '内嵌网址', en: 'Frame source' },
    query: { zh: '路由参数', en: 'Query' },
    permission: { zh: '权限标识', en: 'Permission' },
    isCache: { zh: '缓存页面', en: 'Keep page' },
    visible: { zh: '显示', en: 'Visible' },
    status: { zh: '状态', en: 'Status' },
  },
  errors: {
    hasChildren: {
      status: 409,
      text: { zh: '还有 {n} 个下级菜单，不能删除', en: 'Entries below: {n}. Delete or move them first' },
    },
    inUse: {
      status: 409,
      text: {
        zh: '该菜单已分配给 {n} 个角色，不能删除',
        en: 'Roles that hold this entry: {n}. Take it from them first',
      },
    },
    lastWayIn: {
      status: 409,
      text: {
        zh: '这样一来，包括管理员在内的所有人都打不开菜单管理。请保留一个启用且显示的菜单管理入口，它的各级上级也要启用并显示',
        en: 'Nobody could open the menu administration any more, administrators included. Keep an entry for it enabled and visible, with everything above it',
      },
    },
  },
})
