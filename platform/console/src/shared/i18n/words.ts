import type { LocalText } from 'atrium/contract/language'

/**
 * Words that mean the same everywhere. A texts file takes them over under its own key; a word that only looks the same, such as "delete"
 * as a kind of operation, stays in its file.
 * @example
 * export const texts = defineText('stock/item', { save: words.save, title: { zh: '物品', en: 'Items' } })
 */
export const words = {
  add: { zh: '新增', en: 'Add' },
  edit: { zh: '编辑', en: 'Edit' },
  delete: { zh: '删除', en: 'Delete' },
  save: { zh: '保存', en: 'Save' },
  cancel: { zh: '取消', en: 'Cancel' },
  close: { zh: '关闭', en: 'Close' },
  copy: { zh: '复制', en: 'Copy' },
  copied: { zh: '已复制', en: 'Copied' },
  refresh: { zh: '刷新', en: 'Refresh' },
  undo: { zh: '撤销', en: 'Undo' },
  more: { zh: '更多', en: 'More' },
  retry: { zh: '重试', en: 'Try again' },
  loading: { zh: '加载中', en: 'Loading' },
  failed: { zh: '没有加载出来', en: 'This could not be loaded' },
  failedHint: { zh: '请检查网络后重试。', en: 'Check the connection, then try again.' },
  backHome: { zh: '返回首页', en: 'Back to home' },
  id: { zh: '编号', en: 'ID' },
  outOfScope: { zh: '不在数据范围内', en: 'Outside your data scope' },
  yes: { zh: '是', en: 'Yes' },
  no: { zh: '否', en: 'No' },
} as const satisfies Record<string, LocalText>
