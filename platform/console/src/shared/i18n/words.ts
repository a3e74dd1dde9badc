import type { Pair } from './text'

/**
 * Words that mean the same everywhere. A texts file takes them over under its own key; a word that only looks the same, such as "delete"
 * as a kind of operation, stays in its file.
 * @example
 * export const texts = defineText('stock/item', { save: words.save, title: ['物品', 'Items'] })
 */
export const words = {
  add: ['新增', 'Add'],
  edit: ['编辑', 'Edit'],
  delete: ['删除', 'Delete'],
  save: ['保存', 'Save'],
  cancel: ['取消', 'Cancel'],
  close: ['关闭', 'Close'],
  copy: ['复制', 'Copy'],
  copied: ['已复制', 'Copied'],
  refresh: ['刷新', 'Refresh'],
  undo: ['撤销', 'Undo'],
  more: ['更多', 'More'],
  retry: ['重试', 'Try again'],
  loading: ['加载中', 'Loading'],
  failed: ['没有加载出来', 'This could not be loaded'],
  failedHint: ['请检查网络后重试。', 'Check the connection, then try again.'],
  backHome: ['返回首页', 'Back to home'],
  id: ['编号', 'ID'],
  outOfScope: ['不在数据范围内', 'Outside your data scope'],
  yes: ['是', 'Yes'],
  no: ['否', 'No'],
} as const satisfies Record<string, Pair>
