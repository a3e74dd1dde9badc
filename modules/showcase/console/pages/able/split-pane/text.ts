import { defineText } from 'atrium/console/text'

export const texts = defineText('able/split-pane', {
  title: { zh: '分割面板', en: 'Split panes' },
  intro: {
    zh: '用鼠标、手指或键盘移动边界：左右、上下、嵌套，最小尺寸、收起和可保留的布局。',
    en: 'Borders that move by pointer, touch and keyboard: beside, below and within each other, with minimum sizes, collapsing and a layout that is remembered.',
  },
  keys: {
    zh: '←→ 移动 · Home End 到头 · Enter 收起 · 双击复位',
    en: '←→ move · Home End to the ends · Enter collapses · double click resets',
  },
  mail: { zh: '左右分割', en: 'Side by side' },
  mailNote: {
    zh: '三栏收件箱：每栏都有最小宽度，布局会保留。',
    en: 'An inbox of three panes, each with a minimum width; the layout is remembered.',
  },
  log: { zh: '上下分割', en: 'One below the other' },
  logNote: {
    zh: '查询在上，结果在下；下面的面板可以收起。',
    en: 'The query above, its rows below; the lower pane collapses.',
  },
  nested: { zh: '嵌套', en: 'Nested' },
  nestedNote: {
    zh: '右侧再分上下，拖动一处不影响另一处。',
    en: 'The right side is split again; moving one border leaves the other alone.',
  },

  widthOfFolders: { zh: '文件夹栏宽度', en: 'Width of the folders' },
  widthOfList: { zh: '列表宽度', en: 'Width of the list' },
  inbox: { zh: '收件箱', en: 'Inbox' },
  sent: { zh: '已发送', en: 'Sent' },
  drafts: { zh: '草稿', en: 'Drafts' },
  archive: { zh: '归档', en: 'Archive' },
  mail1: { zh: '十一月对账单', en: 'Statement of November' },
  mail1From: { zh: '财务 林晓', en: 'Lin Xiao, finance' },
  mail1Text: {
    zh: '十一月的对账单已经生成，共 1,204 笔。请在周五前核对并回复，如有差异请附上单号。',
    en: 'The statement of November is ready with 1,204 entries. Please check it by Friday, and name the number of each entry that differs.',
  },
  mail2: { zh: '会议室改到 3 号楼', en: 'The meeting moves to building 3' },
  mail2From: { zh: '行政 王若彤', en: 'Wang Ruotong, office' },
  mail2Text: {
    zh: '周三的评审会改到 3 号楼 502，投影已备好。',
    en: 'The review on Wednesday is in room 502 of building 3. The projector is ready.',
  },
  mail3: { zh: '欢迎加入平台组', en: 'Welcome to the platform team' },
  mail3From: { zh: '平台 陈思远', en: 'Chen Siyuan, platform' },
  mail3Text: {
    zh: '账号已开通，文档从“入门”一页读起。',
    en: 'Your account is open. Begin with the page “First steps”.',
  },

  query: { zh: '查询语句', en: 'Query' },
  heightOfRows: { zh: '结果高度', en: 'Height of the rows' },
  collapse: { zh: '收起结果', en: 'Collapse the rows' },
  expand: { zh: '展开结果', en: 'Expand the rows' },
  name: { zh: '部门', en: 'Department' },
  people: { zh: '人数', en: 'People' },
  market: { zh: '市场部', en: 'Marketing' },
  platform: { zh: '平台组', en: 'Platform' },
  duty: { zh: '值班组', en: 'On duty' },

  widthOfTree: { zh: '目录宽度', en: 'Width of the outline' },
  heightOfMap: { zh: '平面图高度', en: 'Height of the plan' },
  floors: { zh: '楼层', en: 'Floors' },
  floor: { zh: '{{number}} 层', en: 'Floor {{number}}' },
  plan: { zh: '平面图', en: 'Plan' },
  facts: { zh: '数据', en: 'Figures' },
  seats: { zh: '工位', en: 'Seats' },
  free: { zh: '空闲', en: 'Free' },
  size: { zh: '{{pixels}} 像素', en: '{{pixels}} px' },
})
