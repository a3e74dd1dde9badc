import { defineText } from '#shared/i18n/text'
import { words } from '#shared/i18n/words'

export const texts = defineText('pages/iframe', {
  open: { zh: '在新标签页打开', en: 'Open in a new tab' },
  notShown: { zh: '没有显示？在新标签页打开', en: 'Does not appear? Open in a new tab' },
  loading: words.loading,
  failed: { zh: '{{host}} 无法在此显示', en: '{{host}} cannot be shown here' },
  failedHint: {
    zh: '该网站可能不允许内嵌，或者暂时无法访问。可以在新标签页中打开。',
    en: 'The site may not allow frames, or cannot be reached right now. You can open it in a new tab.',
  },
  retry: words.retry,
  badAddress: { zh: '无法显示此地址', en: 'This address cannot be shown' },
  badAddressHint: {
    zh: '内嵌页面必须是其他网站的 http 或 https 地址。请联系管理员修改菜单。',
    en: 'A framed page must be an http or https address of another site. Ask your administrator to correct the menu.',
  },
})
