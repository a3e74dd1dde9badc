import { defineText, words } from 'atrium/console/text'

export const texts = defineText('able/clipboard', {
  title: { zh: '剪贴板', en: 'Clipboard' },
  intro: {
    zh: '复制与粘贴：按钮、钩子和浏览器拒绝时的退路。',
    en: 'Copy with a button or a hook, paste, and what to do when the browser denies it.',
  },
  keys: { zh: 'Ctrl V 粘贴', en: 'Ctrl V pastes' },
  copyButton: { zh: '按钮复制', en: 'Copy with a button' },
  copyButtonNote: {
    zh: '每行一个按钮，也可一次复制整张开票信息。',
    en: 'One button a line, and one for all the details of an invoice.',
  },
  copyHook: { zh: '钩子复制', en: 'Copy with a hook' },
  copyHookNote: {
    zh: '钩子记住刚刚复制过，按钮自己给出确认。',
    en: 'The hook remembers what was just copied, so the button confirms by itself.',
  },
  paste: { zh: '粘贴识别', en: 'Paste and read' },
  pasteNote: {
    zh: '粘贴一段收件信息，姓名、电话和地址自动分开。',
    en: 'Paste the address of a parcel: its name, phone and street are recognised.',
  },
  error: { zh: '浏览器拒绝时', en: 'When the browser denies it' },
  errorNote: {
    zh: '没有剪贴板或没有权限时，文字已选中，按 Ctrl C 即可。',
    en: 'Without a clipboard or permission, the text is selected and Ctrl C copies it.',
  },

  copy: words.copy,
  copyOf: { zh: '复制{{name}}', en: 'Copy {{name}}' },
  copyAll: { zh: '复制全部', en: 'Copy all' },
  copied: words.copied,
  copiedOf: { zh: '{{name}}已复制', en: '{{name}} copied' },
  company: { zh: '公司名称', en: 'Company' },
  companyValue: { zh: '杭州拱廊科技有限公司', en: 'Arcade Software Ltd' },
  taxNumber: { zh: '税号', en: 'Tax number' },
  bank: { zh: '开户行', en: 'Bank' },
  bankValue: { zh: '招商银行杭州城西支行', en: 'Merchants Bank, Hangzhou West' },
  account: { zh: '账号', en: 'Account' },

  invitation: { zh: '邀请同事', en: 'Invite a colleague' },
  invitationHint: {
    zh: '链接七天内有效，打开即可加入团队。',
    en: 'Open the link to join the team. It works for seven days.',
  },
  copyLink: { zh: '复制链接', en: 'Copy link' },

  pasteHere: { zh: '收件信息', en: 'Address of a parcel' },
  pasteHint: { zh: '在此粘贴，或点“从剪贴板读取”', en: 'Paste here, or press “Read the clipboard”' },
  read: { zh: '从剪贴板读取', en: 'Read the clipboard' },
  noAccess: {
    zh: '浏览器没有给出剪贴板内容，请在框内粘贴',
    en: 'The browser did not allow reading the clipboard: paste into the field',
  },
  sampleAddress: {
    zh: '林晓 13800138000 浙江省杭州市西湖区文三路 90 号 3 幢 502 室',
    en: 'Lin Xiao, +44 20 7946 0018, 3 Arcade Lane, Bristol BS1 4ND',
  },
  recipient: { zh: '收件人', en: 'Recipient' },
  phone: { zh: '电话', en: 'Phone' },
  address: { zh: '地址', en: 'Address' },

  browser: { zh: '浏览器的剪贴板', en: 'The clipboard of the browser' },
  allows: { zh: '允许', en: 'Allowed' },
  rejects: { zh: '拒绝', en: 'Rejected' },
  lacks: { zh: '没有', en: 'Missing' },
  parcel: { zh: '包裹已寄出', en: 'Your parcel is on its way' },
  trackingNumber: { zh: '运单号', en: 'Tracking number' },
  selected: {
    zh: '浏览器不让复制：文字已选中，请按 Ctrl C',
    en: 'The browser does not copy: the text is selected, press Ctrl C',
  },
})
