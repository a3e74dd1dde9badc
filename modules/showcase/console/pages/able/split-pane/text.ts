import { defineText } from '#shared/i18n/text'

export const texts = defineText('able/split-pane', {
  title: ['分割面板', 'Split panes'],
  intro: [
    '用鼠标、手指或键盘移动边界：左右、上下、嵌套，最小尺寸、收起和可保留的布局。',
    'Borders that move by pointer, touch and keyboard: beside, below and within each other, with minimum sizes, collapsing and a layout that is remembered.',
  ],
  keys: [
    '←→ 移动 · Home End 到头 · Enter 收起 · 双击复位',
    '←→ move · Home End to the ends · Enter collapses · double click resets',
  ],
  mail: ['左右分割', 'Side by side'],
  mailNote: [
    '三栏收件箱：每栏都有最小宽度，布局会保留。',
    'An inbox of three panes, each with a minimum width; the layout is remembered.',
  ],
  log: ['上下分割', 'One below the other'],
  logNote: ['查询在上，结果在下；下面的面板可以收起。', 'The query above, its rows below; the lower pane collapses.'],
  nested: ['嵌套', 'Nested'],
  nestedNote: [
    '右侧再分上下，拖动一处不影响另一处。',
    'The right side is split again; moving one border leaves the other alone.',
  ],

  widthOfFolders: ['文件夹栏宽度', 'Width of the folders'],
  widthOfList: ['列表宽度', 'Width of the list'],
  inbox: ['收件箱', 'Inbox'],
  sent: ['已发送', 'Sent'],
  drafts: ['草稿', 'Drafts'],
  archive: ['归档', 'Archive'],
  mail1: ['十一月对账单', 'Statement of November'],
  mail1From: ['财务 林晓', 'Lin Xiao, finance'],
  mail1Text: [
    '十一月的对账单已经生成，共 1,204 笔。请在周五前核对并回复，如有差异请附上单号。',
    'The statement of November is ready with 1,204 entries. Please check it by Friday, and name the number of each entry that differs.',
  ],
  mail2: ['会议室改到 3 号楼', 'The meeting moves to building 3'],
  mail2From: ['行政 王若彤', 'Wang Ruotong, office'],
  mail2Text: [
    '周三的评审会改到 3 号楼 502，投影已备好。',
    'The review on Wednesday is in room 502 of building 3. The projector is ready.',
  ],
  mail3: ['欢迎加入平台组', 'Welcome to the platform team'],
  mail3From: ['平台 陈思远', 'Chen Siyuan, platform'],
  mail3Text: ['账号已开通，文档从“入门”一页读起。', 'Your account is open. Begin with the page “First steps”.'],

  query: ['查询语句', 'Query'],
  heightOfRows: ['结果高度', 'Height of the rows'],
  collapse: ['收起结果', 'Collapse the rows'],
  expand: ['展开结果', 'Expand the rows'],
  name: ['部门', 'Department'],
  people: ['人数', 'People'],
  market: ['市场部', 'Marketing'],
  platform: ['平台组', 'Platform'],
  duty: ['值班组', 'On duty'],

  widthOfTree: ['目录宽度', 'Width of the outline'],
  heightOfMap: ['平面图高度', 'Height of the plan'],
  floors: ['楼层', 'Floors'],
  floor: ['{{number}} 层', 'Floor {{number}}'],
  plan: ['平面图', 'Plan'],
  facts: ['数据', 'Figures'],
  seats: ['工位', 'Seats'],
  free: ['空闲', 'Free'],
  size: ['{{pixels}} 像素', '{{pixels}} px'],
})
