import { defineText } from '../i18n/text'

export const texts = defineText('shared/feedback', {
  messages: ['消息', 'Messages'],
  dismiss: ['关闭', 'Dismiss'],
  loading: ['加载中', 'Loading'],
  cancel: ['取消', 'Cancel'],
})
