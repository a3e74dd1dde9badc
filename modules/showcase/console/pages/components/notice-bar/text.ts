import { defineText } from '#shared/i18n/text'
import { words } from '#shared/i18n/words'

export const texts = defineText('components/notice-bar', {
  title: ['通知栏', 'Notice bar'],
  intro: [
    '一行公告：放得下就不动，太长才滚动，多条轮流显示。',
    'One line for announcements: it scrolls only when the text is too long, and several take turns.',
  ],
  maintenance: ['太长才滚动', 'Scrolls only when too long'],
  maintenanceNote: [
    '鼠标停留、键盘聚焦或按暂停键都会停下；可以关闭。',
    'It stops on hover, on focus and with its pause button, and can be closed.',
  ],
  company: ['公司公告轮播', 'Company announcements'],
  companyNote: [
    '四条公告上下轮换，按标题看全文，前后键随时翻。',
    'Four announcements take turns. Press a headline to read it, or use the arrows.',
  ],
  tones: ['语气与操作', 'Tones and actions'],
  tonesNote: ['操作做完，通知随之改变。', 'Once the action is done, the notice changes.'],
  own: ['自己写一条', 'Write your own'],
  ownNote: [
    '改文字、宽度和速度，看它何时开始滚动。',
    'Change text, width and speed, and see when it starts to scroll.',
  ],

  pause: ['暂停滚动', 'Pause'],
  play: ['继续滚动', 'Resume'],
  previous: ['上一条', 'Previous'],
  next: ['下一条', 'Next'],
  close: ['关闭通知', 'Close the notice'],

  sample: ['示例公告', 'Sample notices'],
  systemNews: ['系统公告', 'System news'],
  maintenanceText: [
    '今晚 22:00 至次日 02:00 升级数据库，期间可以查询，不能提交审批、上传附件和导出报表；未保存的表单请在 21:50 前保存。如有紧急业务，请拨打值班电话 0571-8800 1234。',
    'Tonight from 22:00 to 02:00 we upgrade the database. You can read everything, but not submit approvals, upload files or export reports. Please save open forms by 21:50. For anything urgent call the duty desk on +44 20 7946 0123.',
  ],
  showAgain: ['重新显示', 'Show it again'],
  closed: ['通知已关闭，本次登录不再显示。', 'Closed. It stays hidden until you sign in again.'],

  companyNews: ['公司公告', 'Company news'],
  canteen: ['食堂三楼周一恢复供餐', 'The third-floor canteen reopens on Monday'],
  canteenBody: [
    '三楼食堂完成改造，新增素食窗口和 40 个座位。开放时间 11:15–13:30，用工牌结算。',
    'The canteen has been rebuilt, with a vegetarian counter and 40 more seats. Open from 11:15 to 13:30; pay with your badge.',
  ],
  holiday: ['元旦放假安排：12 月 31 日至 1 月 2 日', 'New Year: closed from 31 December to 2 January'],
  holidayBody: [
    '客服和运维按值班表轮值，其余部门休息三天。出差的同事请在 12 月 25 日前提交日程。',
    'Support and operations work by the duty roster, everyone else has three days off. Travelling? Hand in your dates by 25 December.',
  ],
  award: ['物流组获得年度服务奖', 'The logistics team wins the service award of the year'],
  awardBody: [
    '全年准时送达率 99.2%，客户评分 4.9。颁奖在周五下午四点，一楼大厅，欢迎参加。',
    '99.2% of deliveries on time, rated 4.9 by customers. The award ceremony is on Friday at four in the main hall. Everyone is welcome.',
  ],
  lift: [
    'B 座 2 号电梯检修到周四，请改乘 1 号或 3 号电梯；有轮椅需要的同事请联系前台安排货梯',
    'Lift 2 in building B is being repaired until Thursday: please take lift 1 or 3; with a wheelchair, ask the front desk for the goods lift',
  ],
  liftBody: [
    '检修公司每天 8:00–18:00 施工，噪音较大。货梯请拨前台 8001。',
    'Repairs run from 8:00 to 18:00 and are loud. For the goods lift call the front desk on 8001.',
  ],

  taskNews: ['待处理通知', 'Notices to act on'],
  payment: ['自动续费失败：尾号 4417 的卡已过期', 'Renewal failed: the card ending in 4417 has expired'],
  paymentAction: ['更新卡片', 'Update card'],
  paymentDone: ['已改用尾号 2086 的卡，续费成功', 'Renewed with the card ending in 2086'],
  storage: ['附件空间已用 92%，满后不能上传', 'Storage is 92% full. Uploads stop at 100%'],
  storageAction: ['清理回收站', 'Empty trash'],
  storageDone: ['回收站已清空，空间已用 61%', 'Trash emptied, 61% of the storage is used'],
  version: ['新版本 2.8 已就绪，刷新后生效', 'Version 2.8 is ready. Refresh to use it'],
  versionAction: words.refresh,
  versionDone: ['已是最新版本 2.8', 'You have the latest version, 2.8'],
  again: ['重来', 'Start over'],

  preview: ['预览', 'Preview'],
  text: ['公告内容', 'Text'],
  textValue: ['周五下午三点，消防演习，听到铃声请走楼梯。', 'Fire drill on Friday at three: please take the stairs.'],
  width: ['宽度', 'Width'],
  speed: ['速度（像素/秒）', 'Speed (pixels per second)'],
  tone: ['语气', 'Tone'],
  info: ['消息', 'Info'],
  success: ['成功', 'Success'],
  warning: ['提醒', 'Warning'],
  danger: ['警告', 'Danger'],
})
