import { defineText } from '../../shared/i18n/text'

export const texts = defineText('pages/iframe', {
  open: ['在新标签页打开', 'Open in a new tab'],
  badAddress: ['无法显示此地址', 'This address cannot be shown'],
  badAddressHint: [
    '内嵌页面必须是其他网站的 http 或 https 地址。请联系管理员修改菜单。',
    'A framed page must be an http or https address of another site. Ask your administrator to correct the menu.',
  ],
})
