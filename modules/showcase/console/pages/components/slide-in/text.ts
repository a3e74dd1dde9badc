import { defineText } from 'atrium/console/text'

export const texts = defineText('components/slide-in', {
  title: { zh: '滚动进入', en: 'Slide in' },
  intro: {
    zh: '内容滚动到眼前时才滑入，位置一开始就留好。',
    en: 'Content slides in when scrolled into view. Its space is reserved from the start.',
  },
  timeline: { zh: '公司大事记', en: 'Company history' },
  timelineNote: {
    zh: '滚动时间线，事件从左右交替进入。',
    en: 'Scroll the timeline: events come in from left and right in turn.',
  },
  features: { zh: '功能卡片', en: 'Feature cards' },
  featuresNote: { zh: '六张卡片依次升起，间隔 90 毫秒。', en: 'Six cards rise one after another, 90 ms apart.' },
  story: { zh: '图片故事', en: 'Photo story' },
  storyNote: {
    zh: '每次滚到都重新进入，往回滚也是。',
    en: 'Each picture slides in again every time, also when scrolling back.',
  },
  workbench: { zh: '全部选项', en: 'All options' },
  workbenchNote: {
    zh: '方向、距离、时长、延迟与间隔，改完即重播。',
    en: 'Direction, distance, duration, delay and stagger. Each change replays it.',
  },

  timelineBox: { zh: '公司大事记，可滚动', en: 'Company history, scrollable' },
  y2016: {
    zh: '车库里的三个人|第一版排班表写在一张餐巾纸上。',
    en: 'Three people in a garage|The first roster was drawn on a napkin.',
  },
  y2018: {
    zh: '第一百家客户|一家面包房，至今每天四点登录。',
    en: 'The hundredth customer|A bakery that still signs in at four every morning.',
  },
  y2020: {
    zh: '全员远程|办公室改成仓库，客服接通率升到 97%。',
    en: 'Everyone works from home|The office became a warehouse, and support answered 97% of all calls.',
  },
  y2022: {
    zh: '第二座数据中心|一次真实的断电，没有客户察觉。',
    en: 'A second data centre|There was a real power cut, and no customer noticed.',
  },
  y2024: {
    zh: '开放接口|合作伙伴三个月接入了四十个系统。',
    en: 'An open API|Partners connected forty systems within three months.',
  },
  y2026: {
    zh: '新的后台|更快、更静、用键盘就能走遍。',
    en: 'A new back office|Faster, calmer, and all of it works by keyboard.',
  },

  replay: { zh: '重播', en: 'Replay' },
  roster: {
    zh: '智能排班|按工时与偏好，一分钟排完一个月。',
    en: 'Rosters|A month planned in a minute, by hours and preferences.',
  },
  approval: { zh: '移动审批|路上点两下，单据不再等人。', en: 'Approvals|Two taps on the go, and no form waits.' },
  stock: { zh: '库存预警|低于安全线前三天提醒。', en: 'Stock alerts|Three days before stock runs low.' },
  report: { zh: '自助报表|拖出要看的列，导出即带格式。', en: 'Reports|Pick the columns and export them formatted.' },
  rights: { zh: '细粒度权限|看得见的，才是能做的。', en: 'Permissions|People see what they may do, and nothing else.' },
  audit: { zh: '操作留痕|谁在何时改了什么，一查便知。', en: 'Audit trail|Who changed what, and when.' },

  storyBox: { zh: '图片故事，可滚动', en: 'Photo story, scrollable' },
  dawn: { zh: '五点四十，第一班船离岸', en: '5:40, the first ferry leaves' },
  noon: { zh: '正午，沙丘上没有影子', en: 'Noon, and no shadow on the dunes' },
  dusk: { zh: '傍晚，山谷里点起灯', en: 'At dusk the valley lights its lamps' },
  night: { zh: '零下九度，湖面结了第一层冰', en: 'Minus nine: the first ice on the lake' },

  from: { zh: '方向', en: 'Direction' },
  bottom: { zh: '下', en: 'Bottom' },
  top: { zh: '上', en: 'Top' },
  left: { zh: '左', en: 'Left' },
  right: { zh: '右', en: 'Right' },
  distance: { zh: '距离（像素）', en: 'Distance (pixels)' },
  duration: { zh: '时长（毫秒）', en: 'Duration (ms)' },
  delay: { zh: '延迟（毫秒）', en: 'Delay (ms)' },
  stagger: { zh: '间隔（毫秒）', en: 'Stagger (ms)' },
  monday: {
    zh: '周一 早会|三楼会议室，带上季度数字。',
    en: 'Monday meeting|Third floor. Bring the quarterly figures.',
  },
  tuesday: { zh: '周二 盘点|仓库停止出库两小时。', en: 'Tuesday stocktaking|No dispatch for two hours.' },
  wednesday: { zh: '周三 客户日|下午茶在一楼大厅。', en: 'Wednesday visit|Tea with customers in the hall.' },
})
