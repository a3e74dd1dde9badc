import { defineText } from '#shared/i18n/text'

export const texts = defineText('shell/notices/button', {
  open: { zh: '通知', en: 'Notifications' },
  openUnread: { zh: '通知，{{count}} 条未读', en: 'Notifications, {{count}} unread' },
})
