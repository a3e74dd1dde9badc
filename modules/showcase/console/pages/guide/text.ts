import { brand } from 'virtual:brand'
import { defineText } from '#shared/i18n/text'

export const texts = defineText('guide', {
  title: ['引导页', 'Guide'],
  intro: [
    '带新同事认识控制台：一步一处，指给他看。',
    'Show a new colleague around: one part of the console at a time.',
  ],
  keys: ['← → 换步，Enter 下一步，Esc 结束', '← → change the step, Enter goes on, Esc ends'],
  consoleTour: ['认识控制台', 'A tour of the console'],
  consoleTourNote: [
    '指向真正的菜单、搜索和标签；当前布局里没有的部分自动跳过，停在哪一步也会记住。',
    'It points at the real menu, search and tabs, skips what this layout does not have, and remembers where you stopped.',
  ],
  formTour: ['第一张订单', 'The first order'],
  formTourNote: [
    '同一个组件用在表单里：说明每一项怎么填。',
    'The same component within a form, saying what goes where.',
  ],

  start: ['开始引导', 'Start the tour'],
  goOn: ['从“{{step}}”继续', 'Go on at “{{step}}”'],
  again: ['再看一遍', 'Once more'],
  fromStart: ['从头开始', 'From the beginning'],
  isDone: ['已经看完了。', 'You have seen all of it.'],
  isNew: ['大约一分钟。', 'It takes about a minute.'],
  isStopped: ['上次停在一半。', 'You stopped halfway last time.'],
  layout: ['布局', 'Layout'],
  classic: ['经典', 'Classic'],
  tradition: ['传统', 'Traditional'],
  horizontal: ['横向', 'Horizontal'],
  columns: ['分栏', 'Columns'],
  pageFullScreen: ['页面全屏', 'Full page'],
  notHere: ['此布局没有', 'Not in this layout'],

  previous: ['上一步', 'Back'],
  next: ['下一步', 'Next'],
  finish: ['完成', 'Done'],
  close: ['结束引导', 'End the tour'],
  stepOf: ['{{step}} / {{count}}', '{{step}} of {{count}}'],

  welcome: [`欢迎使用 ${brand.name}`, `Welcome to ${brand.name}`],
  welcomeMore: [
    '用一分钟认识这里的每一处。随时按 Esc 结束，下次从同一步继续。',
    'A minute for the parts of this console. Esc ends it at any time, and next time it goes on from there.',
  ],
  menu: ['菜单', 'The menu'],
  menuMore: ['您能用的页面都在这里。手机上点一下就会展开。', 'All pages that you may use. On a phone, a tap opens it.'],
  search: ['搜索', 'Search'],
  searchMore: [
    '输入标题、拼音首字母或路径，直接去任何页面。快捷键 Ctrl K 或 ⌘ K。',
    'Type a title or a path to go to any page. Ctrl K or ⌘ K from anywhere.',
  ],
  notices: ['通知', 'Notifications'],
  noticesMore: [
    '通知、消息和待办都在铃铛里，红点表示有未读。',
    'Notifications, messages and to-dos. A red dot says that something is unread.',
  ],
  settings: ['界面设置', 'Settings'],
  settingsMore: [
    '五种布局、深浅主题、主题色和动画，改了立即生效，只影响这个浏览器。',
    'Five layouts, light and dark, colours and motion. Changes show at once, in this browser alone.',
  ],
  user: ['您的账号', 'Your account'],
  userMore: ['个人中心、锁定屏幕和退出登录。', 'Your profile, the lock screen and the way out.'],
  tabs: ['标签', 'Tabs'],
  tabsMore: [
    '打开过的页面。中键关闭，拖动排序，右键还有更多。',
    'The pages you opened. The middle button closes, dragging sorts, the right button has more.',
  ],
  leave: ['退出页面全屏', 'Leave the full page'],
  leaveMore: ['点这里或按 Esc，回到原来的布局。', 'Here, or by Esc, you are back in your layout.'],
  end: ['就是这些', 'That is all'],
  endMore: ['想再看一遍，随时回到“引导页”。', 'To see it once more, come back to this page at any time.'],

  showHow: ['怎么填？', 'How does it work?'],
  customer: ['客户', 'Customer'],
  customerHint: ['名称或客户编号', 'Name or number'],
  customerMore: ['输入两个字就会列出老客户。', 'Two letters are enough for a list of known customers.'],
  amount: ['数量', 'Quantity'],
  amountMore: ['超过库存时会提示最早的到货日期。', 'Beyond the stock, it says when the next delivery comes.'],
  save: ['保存草稿', 'Save as a draft'],
  saveMore: ['没填完也能存，谁也不会收到通知。', 'It may be incomplete, and no message is sent.'],
  saved: ['这是示例，订单没有保存', 'This is an example: the order was not saved'],
})
