import type { LocalText } from '@atrium/contract/language'

/** The words for values that are codes: data scopes, types of menu entries, looks of dictionary values. */
export const valueLabels = {
  dataScope: {
    1: { zh: '全部数据', en: 'All data' },
    2: { zh: '自定义部门', en: 'Chosen departments' },
    3: { zh: '本部门', en: 'Own department' },
    4: { zh: '本部门及以下', en: 'Own department and below' },
    5: { zh: '仅本人', en: 'Own records' },
  },
  menuType: { 0: { zh: '目录', en: 'Directory' }, 1: { zh: '页面', en: 'Page' }, 2: { zh: '按钮', en: 'Button' } },
  listClass: {
    default: { zh: '默认', en: 'Default' },
    primary: { zh: '主色', en: 'Primary' },
    success: { zh: '成功', en: 'Success' },
    info: { zh: '信息', en: 'Info' },
    warning: { zh: '警告', en: 'Warning' },
    danger: { zh: '危险', en: 'Danger' },
  },
} as const satisfies Record<string, Record<string | number, LocalText>>
