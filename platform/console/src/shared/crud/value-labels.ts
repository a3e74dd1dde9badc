import type { Pair } from '../i18n/text'

/** The words for values that are codes: data scopes, types of menu entries, looks of dictionary values. */
export const valueLabels = {
  dataScope: {
    1: ['全部数据', 'All data'],
    2: ['自定义部门', 'Chosen departments'],
    3: ['本部门', 'Own department'],
    4: ['本部门及以下', 'Own department and below'],
    5: ['仅本人', 'Own records'],
  },
  menuType: { 0: ['目录', 'Directory'], 1: ['页面', 'Page'], 2: ['按钮', 'Button'] },
  listClass: {
    default: ['默认', 'Default'],
    primary: ['主色', 'Primary'],
    success: ['成功', 'Success'],
    info: ['信息', 'Info'],
    warning: ['警告', 'Warning'],
    danger: ['危险', 'Danger'],
  },
} as const satisfies Record<string, Record<string | number, Pair>>
