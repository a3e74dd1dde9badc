import { defineText } from 'atrium/console/text'
import { brand } from 'virtual:brand'

export const texts = defineText('guide', {
  title: { zh: '引导页', en: 'Guide' },
  intro: {
    zh: '带新同事认识控制台：一步一处，指给他看。',
    en: 'Show a new colleague around: one part of the console at a time.',
  },
  keys: { zh: '← → 换步，Enter 下一步，Esc 结束', en: '← → change the step, Enter goes on, Esc ends' },
  consoleTour: { zh: '认识控制台', en: 'A tour of the console' },
  consoleTourNote: {
    zh: '指向真正的菜单、搜索和标签；当前布局里没有的部分自动跳过，停在哪一步也会记住。',
    en: 'It points at the real menu, search and tabs, skips what this layout does not have, and remembers where you stopped.',
  },
  formTour: { zh: '第一张订单', en: 'The first order' },
  formTourNote: {
    zh: '同一个组件用在表单里：说明每一项怎么填。',
    en: 'The same component within a form, saying what goes where.',
  },

  start: { zh: '开始引导', en: 'Start the tour' },
  goOn: { zh: '从“{{step}}”继续', en: 'Go on at “{{step}}”' },
  again: { zh: '再看一遍', en: 'Once more' },
  fromStart: { zh: '从头开始', en: 'From the beginning' },
  isDone: { zh: '已经看完了。', en: 'You have seen all of it.' },
  isNew: { zh: '大约一分钟。', en: 'It takes about a minute.' },
  isStopped: { zh: '上次停在一半。', en: 'You stopped halfway last time.' },
  layout: { zh: '布局', en: 'Layout' },
  classic: { zh: '经典', en: 'Classic' },
  tradition: { zh: '传统', en: 'Traditional' },
  horizontal: { zh: '横向', en: 'Horizontal' },
  columns: { zh: '分栏', en: 'Columns' },
  pageFullScreen: { zh: '页面全屏', en: 'Full page' },
  notHere: { zh: '此布局没有', en: 'Not in this layout' },

  previous: { zh: '上一步', en: 'Back' },
  next: { zh: '下一步', en: 'Next' },
  finish: { zh: '完成', en: 'Done' },
  close: { zh: '结束引导', en: 'End the tour' },
  stepOf: { zh: '{{step}} / {{count}}', en: '{{step}} of {{count}}' },

  welcome: { zh: `欢迎使用 ${brand.name}`, en: `Welcome to ${brand.name}` },
  welcomeMore: {
    zh: '用一分钟认识这里的每一处。随时按 Esc 结束，下次从同一步继续。',
    en: 'A minute for the parts of this console. Esc ends it at any time, and next time it goes on from there.',
  },
  menu: { zh: '菜单', en: 'The menu' },
  menuMore: {
    zh: '您能用的页面都在这里。手机上点一下就会展开。',
    en: 'All pages that you may use. On a phone, a tap opens it.',
  },
  search: { zh: '搜索', en: 'Search' },
  searchMore: {
    zh: '输入标题、拼音首字母或路径，直接去任何页面。快捷键 Ctrl K 或 ⌘ K。',
    en: 'Type a title or a path to go to any page. Ctrl K or ⌘ K from anywhere.',
  },
  notices: { zh: '通知', en: 'Notifications' },
  noticesMore: {
    zh: '通知、消息和待办都在铃铛里，红点表示有未读。',
    en: 'Notifications, messages and to-dos. A red dot says that something is unread.',
  },
  settings: { zh: '界面设置', en: 'Settings' },
  settingsMore: {
    zh: '五种布局、深浅主题、主题色和动画，改了立即生效，只影响这个浏览器。',
    en: 'Five layouts, light and dark, colours and motion. Changes show at once, in this browser alone.',
  },
  user: { zh: '您的账号', en: 'Your account' },
  userMore: { zh: '个人中心、锁定屏幕和退出登录。', en: 'Your profile, the lock screen and the way out.' },
  tabs: { zh: '标签', en: 'Tabs' },
  tabsMore: {
    zh: '打开过的页面。中键关闭，拖动排序，右键还有更多。',
    en: 'The pages you opened. The middle button closes, dragging sorts, the right button has more.',
  },
  leave: { zh: '退出页面全屏', en: 'Leave the full page' },
  leaveMore: { zh: '点这里或按 Esc，回到原来的布局。', en: 'Here, or by Esc, you are back in your layout.' },
  end: { zh: '就是这些', en: 'That is all' },
  endMore: { zh: '想再看一遍，随时回到“引导页”。', en: 'To see it once more, come back to this page at any time.' },

  showHow: { zh: '怎么填？', en: 'How does it work?' },
  customer: { zh: '客户', en: 'Customer' },
  customerHint: { zh: '名称或客户编号', en: 'Name or number' },
  customerMore: { zh: '输入两个字就会列出老客户。', en: 'Two letters are enough for a list of known customers.' },
  amount: { zh: '数量', en: 'Quantity' },
  amountMore: { zh: '超过库存时会提示最早的到货日期。', en: 'Beyond the stock, it says when the next delivery comes.' },
  save: { zh: '保存草稿', en: 'Save as a draft' },
  saveMore: { zh: '没填完也能存，谁也不会收到通知。', en: 'It may be incomplete, and no message is sent.' },
  saved: { zh: '这是示例，订单没有保存', en: 'This is an example: the order was not saved' },
})
