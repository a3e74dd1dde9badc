import { defineText } from '../i18n/text'
import { words } from '../i18n/words'

export const texts = defineText('shared/feedback', {
  missing: ['没有加载出来，请检查网络后重试', 'This could not be loaded. Check the network, then try again'],
  brokenHint: ['页面的其余部分不受影响。', 'The rest of the page is not affected.'],
  retry: words.retry,
  messages: ['消息', 'Messages'],
  close: words.close,
  dismiss: ['关闭', 'Dismiss'],
  loading: words.loading,
  cancel: words.cancel,
  copied: words.copied,
  noClipboard: ['浏览器不支持剪贴板', 'This browser has no clipboard'],
  notCopied: ['没有复制成功', 'This could not be copied'],
  discardTitle: ['放弃未保存的修改？', 'Discard unsaved changes?'],
  discard: ['放弃修改', 'Discard'],
})
