import { defineText, words } from 'atrium/console/text'

export const texts = defineText('components/notice-bar', {
  title: { zh: '通知栏', en: 'Notice bar' },
  intro: {
    zh: '一行公告：放得下就不动，太长才滚动，多条轮流显示。',
    en: 'One line for announcements: it scrolls only when the text is too long, and several take turns.',
  },
  maintenance: { zh: '太长才滚动', en: 'Scrolls only when too long' },
  maintenanceNote: {
    zh: '鼠标停留、键盘聚焦或按暂停键都会停下；可以关闭。',
    en: 'It stops on hover, on focus and with its pause button, and can be closed.',
  },
  company: { zh: '公司公告轮播', en: 'Company announcements' },
  companyNote: {
    zh: '四条公告上下轮换，按标题看全文，前后键随时翻。',
    en: 'Four announcements take turns. Press a headline to read it, or use the arrows.',
  },
  tones: { zh: '语气与操作', en: 'Tones and actions' },
  tonesNote: { zh: '操作做完，通知随之改变。', en: 'Once the action is done, the notice changes.' },
  own: { zh: '自己写一条', en: 'Write your own' },
  ownNote: {
    zh: '改文字、宽度和速度，看它何时开始滚动。',
    en: 'Change text, width and speed, and see when it starts to scroll.',
  },

  pause: { zh: '暂停滚动', en: 'Pause' },
  play: { zh: '继续滚动', en: 'Resume' },
  previous: { zh: '上一条', en: 'Previous' },
  next: { zh: '下一条', en: 'Next' },
  close: { zh: '关闭通知', en: 'Close the notice' },

  sample: { zh: '示例公告', en: 'Sample notices' },
  systemNews: { zh: '系统公告', en: 'System news' },
  maintenanceText: {
    zh: '今晚 22:00 至次日 02:00 升级数据库，期间可以查询，不能提交审批、上传附件和导出报表；未保存的表单请在 21:50 前保存。如有紧急业务，请拨打值班电话 0571-8800 1234。',
    en: 'Tonight from 22:00 to 02:00 we upgrade the database. You can read everything, but not submit approvals, upload files or export reports. Please save open forms by 21:50. For anything urgent call the duty desk on +44 20 7946 0123.',
  },
  showAgain: { zh: '重新显示', en: 'Show it again' },
  closed: { zh: '通知已关闭，本次登录不再显示。', en: 'Closed. It stays hidden until you sign in again.' },

  companyNews: { zh: '公司公告', en: 'Company news' },
  canteen: { zh: '食堂三楼周一恢复供餐', en: 'The third-floor canteen reopens on Monday' },
  canteenBody: {
    zh: '三楼食堂完成改造，新增素食窗口和 40 个座位。开放时间 11:15–13:30，用工牌结算。',
    en: 'The canteen has been rebuilt, with a vegetarian counter and 40 more seats. Open from 11:15 to 13:30; pay with your badge.',
  },
  holiday: { zh: '元旦放假安排：12 月 31 日至 1 月 2 日', en: 'New Year: closed from 31 December to 2 January' },
  holidayBody: {
    zh: '客服和运维按值班表轮值，其余部门休息三天。出差的同事请在 12 月 25 日前提交日程。',
    en: 'Support and operations work by the duty roster, everyone else has three days off. Travelling? Hand in your dates by 25 December.',
  },
  award: { zh: '物流组获得年度服务奖', en: 'The logistics team wins the service award of the year' },
  awardBody: {
    zh: '全年准时送达率 99.2%，客户评分 4.9。颁奖在周五下午四点，一楼大厅，欢迎参加。',
    en: '99.2% of deliveries on time, rated 4.9 by customers. The award ceremony is on Friday at four in the main hall. Everyone is welcome.',
  },
  lift: {
    zh: 'B 座 2 号电梯检修到周四，请改乘 1 号或 3 号电梯；有轮椅需要的同事请联系前台安排货梯',
    en: 'Lift 2 in building B is being repaired until Thursday: please take lift 1 or 3; with a wheelchair, ask the front desk for the goods lift',
  },
  liftBody: {
    zh: '检修公司每天 8:00–18:00 施工，噪音较大。货梯请拨前台 8001。',
    en: 'Repairs run from 8:00 to 18:00 and are loud. For the goods lift call the front desk on 8001.',
  },

  taskNews: { zh: '待处理通知', en: 'Notices to act on' },
  payment: { zh: '自动续费失败：尾号 4417 的卡已过期', en: 'Renewal failed: the card ending in 4417 has expired' },
  paymentAction: { zh: '更新卡片', en: 'Update card' },
  paymentDone: { zh: '已改用尾号 2086 的卡，续费成功', en: 'Renewed with the card ending in 2086' },
  storage: { zh: '附件空间已用 92%，满后不能上传', en: 'Storage is 92% full. Uploads stop at 100%' },
  storageAction: { zh: '清理回收站', en: 'Empty trash' },
  storageDone: { zh: '回收站已清空，空间已用 61%', en: 'Trash emptied, 61% of the storage is used' },
  version: { zh: '新版本 2.8 已就绪，刷新后生效', en: 'Version 2.8 is ready. Refresh to use it' },
  versionAction: words.refresh,
  versionDone: { zh: '已是最新版本 2.8', en: 'You have the latest version, 2.8' },
  again: { zh: '重来', en: 'Start over' },

  preview: { zh: '预览', en: 'Preview' },
  text: { zh: '公告内容', en: 'Text' },
  textValue: {
    zh: '周五下午三点，消防演习，听到铃声请走楼梯。',
    en: 'Fire drill on Friday at three: please take the stairs.',
  },
  width: { zh: '宽度', en: 'Width' },
  speed: { zh: '速度（像素/秒）', en: 'Speed (pixels per second)' },
  tone: { zh: '语气', en: 'Tone' },
  info: { zh: '消息', en: 'Info' },
  success: { zh: '成功', en: 'Success' },
  warning: { zh: '提醒', en: 'Warning' },
  danger: { zh: '警告', en: 'Danger' },
})
