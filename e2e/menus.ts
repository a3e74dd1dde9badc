import type { Outline } from './console-page'

const admin: Outline = [
  '首页',
  {
    系统管理: [
      '用户管理',
      '菜单管理',
      '角色管理',
      '部门管理',
      '岗位管理',
      '字典管理',
      '操作日志',
      '登录日志',
      '在线会话',
    ],
  },
  { 表单: ['表单管理', '填写记录', '我的填报'] },
]

/** The sidebar of a person in a product without other modules that have a menu. */
export const menus: Record<'admin' | 'common', Outline> = { admin, common: ['首页'] }

/** The titles at the top of the same menus, in English. */
export const englishTops: Record<'admin' | 'common', string[]> = {
  admin: ['Home', 'System', 'Forms'],
  common: ['Home'],
}

export const topOf = (entry: Outline[number]): string => (typeof entry === 'string' ? entry : Object.keys(entry)[0]!)

const known = new Set([...admin.map(topOf), ...englishTops.admin])

/** Returns the entries of platform and forms of a menu that is shown, or with `false` those of other modules. */
export const ofPlatform = (outline: Outline, isOf = true): Outline =>
  outline.filter((entry) => known.has(topOf(entry)) === isOf)
