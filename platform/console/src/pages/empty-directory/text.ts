import { defineText } from '#shared/i18n/text'
import { words } from '#shared/i18n/words'

export const texts = defineText('pages/empty-directory', {
  title: { zh: '这里还没有可以打开的页面', en: 'There is nothing to open here yet' },
  hint: { zh: '需要这里的页面时，请联系管理员。', en: 'If you miss a page here, ask an administrator.' },
  addHint: { zh: '在菜单管理中为这个目录新增页面。', en: 'Add a page to this directory in the menu administration.' },
  menus: { zh: '前往菜单管理', en: 'Open the menu administration' },
  home: words.backHome,
})
