import { defineText } from '../i18n/text'

export const texts = defineText('shared/facts', {
  loading: ['加载中', 'Loading'],
  failed: ['没有加载出来', 'This could not be loaded'],
  retry: ['重试', 'Try again'],
})
