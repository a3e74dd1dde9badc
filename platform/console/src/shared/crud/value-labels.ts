import type { LocalText } from 'atrium/contract/language'

/** The words for values that are codes: types of menu entries, looks of dictionary values. */
export const valueLabels = {
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
