import type { Tone } from '@atrium/ui/feedback/status-tag'
import type { Pair } from '#shared/i18n/text'

/** What one entry of the notification panel shows. */
export interface Notice {
  readonly icon: string
  readonly title: Pair
  readonly desc: Pair
  readonly createTime: Pair
  /** The state of a to-do; others have none. */
  readonly type?: { readonly text: Pair; readonly tone: Tone }
}

/** The date `days` days from today, as MM-DD. */
function dateIn(days: number): string {
  const date = new Date()
  date.setDate(date.getDate() + days)
  return `${String(date.getMonth() + 1).padStart(2, '0')}-${String(date.getDate()).padStart(2, '0')}`
}

const today = (time: string): Pair => [`今天 ${time}`, `Today ${time}`]
const yesterday = (time: string): Pair => [`昨天 ${time}`, `Yesterday ${time}`]
const dueIn = (days: number): Pair => [`截止 ${dateIn(days)}`, `Due ${dateIn(days)}`]

/** The specification's static sample content by the ids of `noticeEntries`: there is no source of notices yet. */
export const sampleNotices: Readonly<Record<number, Notice>> = {
  1: {
    icon: 'lucide:shield-check',
    title: ['角色权限已更新', 'Role permissions were updated'],
    desc: ['“编辑”角色新增了字典管理权限', 'The role Editor may now manage dictionaries'],
    createTime: today('09:12'),
  },
  2: {
    icon: 'lucide:database-backup',
    title: ['数据库备份完成', 'The database backup is complete'],
    desc: ['每日备份已写入归档，保留 30 天', 'The daily backup is in the archive and is kept for 30 days'],
    createTime: yesterday('02:00'),
  },
  3: {
    icon: 'lucide:calendar-clock',
    title: ['本周六 22:00 至 23:00 系统维护', 'Maintenance this Saturday, 22:00 to 23:00'],
    desc: [
      '维护期间可以继续查看数据，修改操作会在维护结束后恢复，请提前保存未完成的内容',
      'Data can be read during the maintenance. Changes are possible again afterwards, so save what you are working on',
    ],
    createTime: [`${dateIn(-3)} 16:40`, `${dateIn(-3)} 16:40`],
  },
  11: {
    icon: 'lucide:palette',
    title: ['外观可以自己选了', 'Choose how the console looks'],
    desc: ['在设置里选择布局、主色和深色模式', 'Layout, colour and dark mode are in the settings'],
    createTime: [`${dateIn(-8)} 10:00`, `${dateIn(-8)} 10:00`],
  },
  4: {
    icon: 'lucide:message-square',
    title: ['王若彤 评论了部门调整方案', 'Wang Ruotong commented on the department plan'],
    desc: [
      '市场部的两个小组建议合并，人员名单我晚些发给你',
      'The two marketing groups should merge; I will send you the list of people later',
    ],
    createTime: today('10:05'),
  },
  5: {
    icon: 'lucide:at-sign',
    title: ['有人提到了你', 'You were mentioned'],
    desc: ['请确认新的岗位编码规则', 'Please confirm the new rule for post codes'],
    createTime: yesterday('17:31'),
  },
  9: {
    icon: 'lucide:message-square',
    title: ['行政通知', 'From the office'],
    desc: ['周五 15:00 在三楼茶水间有下午茶', 'There is tea on Friday at 15:00 on the third floor'],
    createTime: yesterday('11:20'),
  },
  6: {
    icon: 'lucide:user-round-check',
    title: ['审核 3 个新账号', 'Review 3 new accounts'],
    desc: ['研发中心提交，需在今天下班前完成', 'Submitted by R&D, due today'],
    createTime: ['截止 今天 18:00', 'Due today 18:00'],
    type: { text: ['紧急', 'Urgent'], tone: 'danger' },
  },
  7: {
    icon: 'lucide:list-checks',
    title: ['复核角色菜单权限', 'Check the menus of the roles'],
    desc: ['季度权限复核，共 4 个角色', 'Quarterly review of four roles'],
    createTime: dueIn(6),
    type: { text: ['进行中', 'In progress'], tone: 'info' },
  },
  8: {
    icon: 'lucide:book-open-text',
    title: ['整理字典数据', 'Tidy the dictionaries'],
    desc: ['合并重复的状态字典', 'Merge the status dictionaries that say the same'],
    createTime: dueIn(14),
    type: { text: ['未开始', 'Not started'], tone: 'neutral' },
  },
  12: {
    icon: 'lucide:book-open-text',
    title: ['完成信息安全培训', 'Take the security training'],
    desc: ['约 20 分钟，完成后自动记录', 'It takes about 20 minutes and is recorded by itself'],
    createTime: ['截止 今天 18:00', 'Due today 18:00'],
    type: { text: ['紧急', 'Urgent'], tone: 'danger' },
  },
  10: {
    icon: 'lucide:list-checks',
    title: ['完善个人资料', 'Complete your profile'],
    desc: ['补充手机号和邮箱，方便同事联系', 'Add your phone and email, so that colleagues can reach you'],
    createTime: dueIn(10),
    type: { text: ['未开始', 'Not started'], tone: 'neutral' },
  },
}
