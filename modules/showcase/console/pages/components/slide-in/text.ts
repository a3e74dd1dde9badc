import { defineText } from '#shared/i18n/text'

export const texts = defineText('components/slide-in', {
  title: ['滚动进入', 'Slide in'],
  intro: [
    '内容滚动到眼前时才滑入，位置一开始就留好。',
    'Content slides in when scrolled into view. Its space is reserved from the start.',
  ],
  timeline: ['公司大事记', 'Company history'],
  timelineNote: [
    '滚动时间线，事件从左右交替进入。',
    'Scroll the timeline: events come in from left and right in turn.',
  ],
  features: ['功能卡片', 'Feature cards'],
  featuresNote: ['六张卡片依次升起，间隔 90 毫秒。', 'Six cards rise one after another, 90 ms apart.'],
  story: ['图片故事', 'Photo story'],
  storyNote: ['每次滚到都重新进入，往回滚也是。', 'Each picture slides in again every time, also when scrolling back.'],
  workbench: ['全部选项', 'All options'],
  workbenchNote: [
    '方向、距离、时长、延迟与间隔，改完即重播。',
    'Direction, distance, duration, delay and stagger. Each change replays it.',
  ],

  timelineBox: ['公司大事记，可滚动', 'Company history, scrollable'],
  y2016: [
    '车库里的三个人|第一版排班表写在一张餐巾纸上。',
    'Three people in a garage|The first roster was drawn on a napkin.',
  ],
  y2018: [
    '第一百家客户|一家面包房，至今每天四点登录。',
    'The hundredth customer|A bakery that still signs in at four every morning.',
  ],
  y2020: [
    '全员远程|办公室改成仓库，客服接通率升到 97%。',
    'Everyone works from home|The office became a warehouse, and support answered 97% of all calls.',
  ],
  y2022: [
    '第二座数据中心|一次真实的断电，没有客户察觉。',
    'A second data centre|There was a real power cut, and no customer noticed.',
  ],
  y2024: [
    '开放接口|合作伙伴三个月接入了四十个系统。',
    'An open API|Partners connected forty systems within three months.',
  ],
  y2026: [
    '新的后台|更快、更静、用键盘就能走遍。',
    'A new back office|Faster, calmer, and all of it works by keyboard.',
  ],

  replay: ['重播', 'Replay'],
  roster: [
    '智能排班|按工时与偏好，一分钟排完一个月。',
    'Rosters|A month planned in a minute, by hours and preferences.',
  ],
  approval: ['移动审批|路上点两下，单据不再等人。', 'Approvals|Two taps on the go, and no form waits.'],
  stock: ['库存预警|低于安全线前三天提醒。', 'Stock alerts|Three days before stock runs low.'],
  report: ['自助报表|拖出要看的列，导出即带格式。', 'Reports|Pick the columns and export them formatted.'],
  rights: ['细粒度权限|看得见的，才是能做的。', 'Permissions|People see what they may do, and nothing else.'],
  audit: ['操作留痕|谁在何时改了什么，一查便知。', 'Audit trail|Who changed what, and when.'],

  storyBox: ['图片故事，可滚动', 'Photo story, scrollable'],
  dawn: ['五点四十，第一班船离岸', '5:40, the first ferry leaves'],
  noon: ['正午，沙丘上没有影子', 'Noon, and no shadow on the dunes'],
  dusk: ['傍晚，山谷里点起灯', 'At dusk the valley lights its lamps'],
  night: ['零下九度，湖面结了第一层冰', 'Minus nine: the first ice on the lake'],

  from: ['方向', 'Direction'],
  bottom: ['下', 'Bottom'],
  top: ['上', 'Top'],
  left: ['左', 'Left'],
  right: ['右', 'Right'],
  distance: ['距离（像素）', 'Distance (pixels)'],
  duration: ['时长（毫秒）', 'Duration (ms)'],
  delay: ['延迟（毫秒）', 'Delay (ms)'],
  stagger: ['间隔（毫秒）', 'Stagger (ms)'],
  monday: ['周一 早会|三楼会议室，带上季度数字。', 'Monday meeting|Third floor. Bring the quarterly figures.'],
  tuesday: ['周二 盘点|仓库停止出库两小时。', 'Tuesday stocktaking|No dispatch for two hours.'],
  wednesday: ['周三 客户日|下午茶在一楼大厅。', 'Wednesday visit|Tea with customers in the hall.'],
})
