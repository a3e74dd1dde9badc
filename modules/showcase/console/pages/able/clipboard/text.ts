import { defineText } from '#shared/i18n/text'
import { words } from '#shared/i18n/words'

export const texts = defineText('able/clipboard', {
  title: ['剪贴板', 'Clipboard'],
  intro: [
    '复制与粘贴：按钮、钩子和浏览器拒绝时的退路。',
    'Copy with a button or a hook, paste, and what to do when the browser refuses.',
  ],
  keys: ['Ctrl V 粘贴', 'Ctrl V pastes'],
  copyButton: ['按钮复制', 'Copy with a button'],
  copyButtonNote: [
    '每行一个按钮，也可一次复制整张开票信息。',
    'One button a line, and one for all the details of an invoice.',
  ],
  copyHook: ['钩子复制', 'Copy with a hook'],
  copyHookNote: [
    '钩子记住刚刚复制过，按钮自己给出确认。',
    'The hook remembers what was just copied, so the button confirms by itself.',
  ],
  paste: ['粘贴识别', 'Paste and read'],
  pasteNote: [
    '粘贴一段收件信息，姓名、电话和地址自动分开。',
    'Paste the address of a parcel: its name, phone and street are recognised.',
  ],
  refusal: ['浏览器拒绝时', 'When the browser refuses'],
  refusalNote: [
    '没有剪贴板或没有权限时，文字已选中，按 Ctrl C 即可。',
    'Without a clipboard or permission, the text is selected and Ctrl C copies it.',
  ],

  copy: words.copy,
  copyOf: ['复制{{name}}', 'Copy {{name}}'],
  copyAll: ['复制全部', 'Copy all'],
  copied: words.copied,
  copiedOf: ['{{name}}已复制', '{{name}} copied'],
  company: ['公司名称', 'Company'],
  companyValue: ['杭州拱廊科技有限公司', 'Arcade Software Ltd'],
  taxNumber: ['税号', 'Tax number'],
  bank: ['开户行', 'Bank'],
  bankValue: ['招商银行杭州城西支行', 'Merchants Bank, Hangzhou West'],
  account: ['账号', 'Account'],

  invitation: ['邀请同事', 'Invite a colleague'],
  invitationHint: ['链接七天内有效，打开即可加入团队。', 'Open the link to join the team. It works for seven days.'],
  copyLink: ['复制链接', 'Copy link'],

  pasteHere: ['收件信息', 'Address of a parcel'],
  pasteHint: ['在此粘贴，或点“从剪贴板读取”', 'Paste here, or press “Read the clipboard”'],
  read: ['从剪贴板读取', 'Read the clipboard'],
  noAccess: [
    '浏览器没有给出剪贴板内容，请在框内粘贴',
    'The browser did not allow reading the clipboard: paste into the field',
  ],
  sampleAddress: [
    '林晓 13800138000 浙江省杭州市西湖区文三路 90 号 3 幢 502 室',
    'Lin Xiao, +44 20 7946 0018, 3 Arcade Lane, Bristol BS1 4ND',
  ],
  recipient: ['收件人', 'Recipient'],
  phone: ['电话', 'Phone'],
  address: ['地址', 'Address'],

  browser: ['浏览器的剪贴板', 'The clipboard of the browser'],
  allows: ['允许', 'Allowed'],
  refuses: ['拒绝', 'Refused'],
  lacks: ['没有', 'Missing'],
  parcel: ['包裹已寄出', 'Your parcel is on its way'],
  trackingNumber: ['运单号', 'Tracking number'],
  selected: [
    '浏览器不让复制：文字已选中，请按 Ctrl C',
    'The browser does not copy: the text is selected, press Ctrl C',
  ],
})
