import { defineText } from '#shared/i18n/text'

export const texts = defineText('shell/search/button', {
  open: { zh: '搜索菜单', en: 'Search the menu' },
})
