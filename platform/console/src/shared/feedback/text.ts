import { defineText } from '../i18n/text'
import { words } from '../i18n/words'

export const texts = defineText('shared/feedback', {
  missing: { zh: '没有加载出来，请检查网络后重试', en: 'This could not be loaded. Check the network, then try again' },
  brokenHint: { zh: '页面的其余部分不受影响。', en: 'The rest of the page is not affected.' },
  retry: words.retry,
  messages: { zh: '消息', en: 'Messages' },
  close: words.close,
  copy: words.copy,
  noted: { zh: '我已记下', en: 'I have noted it' },
  dismiss: { zh: '关闭', en: 'Dismiss' },
  loading: words.loading,
  cancel: words.cancel,
  copied: words.copied,
  noClipboard: { zh: '浏览器不支持剪贴板', en: 'This browser has no clipboard' },
  notCopied: { zh: '没有复制成功', en: 'This could not be copied' },
  discardTitle: { zh: '放弃未保存的修改？', en: 'Discard unsaved changes?' },
  discard: { zh: '放弃修改', en: 'Discard' },
})
