import { defineText } from '../i18n/text'

export const texts = defineText('shared/feedback', {
  missing: ['没有加载出来，请检查网络后重试', 'This could not be loaded. Check the network, then try again'],
  retry: ['重试', 'Try again'],
  messages: ['消息', 'Messages'],
  close: ['关闭', 'Close'],
  dismiss: ['关闭', 'Dismiss'],
  loading: ['加载中', 'Loading'],
  cancel: ['取消', 'Cancel'],
  copied: ['已复制', 'Copied'],
  noClipboard: ['浏览器不支持剪贴板', 'This browser has no clipboard'],
  notCopied: ['没有复制成功', 'This could not be copied'],
})
