import { defineText } from '#shared/i18n/text'

export const texts = defineText('profile/notices', {
  hint: {
    zh: '选择哪些通知显示在右上角的铃铛中。',
    en: 'Choose which notifications show in the bell at the top right.',
  },
  list: { zh: '通知的种类', en: 'Kinds of notifications' },
  none: { zh: '没有可以选择的通知', en: 'There are no notifications to choose' },
  wayOf: { zh: '如何通知：{{name}}', en: 'How to be notified: {{name}}' },
  bell: { zh: '铃铛', en: 'Bell' },
  off: { zh: '不通知', en: 'None' },
})
