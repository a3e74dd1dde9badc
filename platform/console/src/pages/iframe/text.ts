import { defineText } from '#shared/i18n/text'
import { words } from '#shared/i18n/words'

export const texts = defineText('pages/iframe', {
  open: ['在新标签页打开', 'Open in a new tab'],
  notShown: ['没有显示？在新标签页打开', 'Does not appear? Open in a new tab'],
  loading: words.loading,
  failed: ['{{host}} 无法在此显示', '{{host}} cannot be shown here'],
  failedHint: [
    '该网站可能不允许内嵌，或者暂时无法访问。可以在新标签页中打开。',
    'The site may refuse to be framed, or cannot be reached right now. You can open it in a new tab.',
  ],
  retry: words.retry,
  badAddress: ['无法显示此地址', 'This address cannot be shown'],
  badAddressHint: [
    '内嵌页面必须是其他网站的 http 或 https 地址。请联系管理员修改菜单。',
    'A framed page must be an http or https address of another site. Ask your administrator to correct the menu.',
  ],
})
