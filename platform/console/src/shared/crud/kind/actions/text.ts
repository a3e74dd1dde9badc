import { defineText } from '#shared/i18n/text'

/** Why a record at the top of a rooted tree is not deleted. */
export const isRootText = { zh: '顶级记录不能删除', en: 'A record at the top cannot be deleted' }

export const texts = defineText('shared/crud/kind/actions', {
  bin: { zh: '回收站', en: 'Bin' },
  leaveBin: { zh: '返回列表', en: 'Back to the list' },
  binOf: { zh: '回收站：{{records}}', en: 'Bin: {{records}}' },
  emptyBin: { zh: '回收站是空的', en: 'The bin is empty' },
  toBin: { zh: '可以从回收站恢复。', en: 'It can be restored from the bin.' },
  restore: { zh: '恢复', en: 'Restore' },
  purge: { zh: '彻底删除', en: 'Delete for good' },
})
