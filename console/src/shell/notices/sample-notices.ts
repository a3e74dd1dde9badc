import type { Tone } from '@atrium/ui/status-tag'
import type { Pair } from '../../shared/i18n/text'

export type NoticeKind = 'notifications' | 'messages' | 'todos'

/** One entry of the notification panel. */
export interface Notice {
  readonly id: number
  readonly icon: string
  readonly title: Pair
  readonly desc: Pair
  readonly createTime: Pair
  /** The state of a to-do; others have none. */
  readonly type?: { readonly text: Pair; readonly tone: Tone }
}

/** The specification's static sample content: there is no source of notices yet. */
export const sampleNotices: Readonly<Record<NoticeKind, readonly Notice[]>> = {
  notifications: [
    {
      id: 1,
      icon: 'lucide:shield-check',
      title: ['角色权限已更新', 'Role permissions were updated'],
      desc: ['“编辑”角色新增了字典管理权限', 'The role Editor may now manage dictionaries'],
      createTime: ['今天 09:12', 'Today 09:12'],
    },
    {
      id: 2,
      icon: 'lucide:database-backup',
      title: ['数据库备份完成', 'The database backup is complete'],
      desc: ['每日备份已写入归档，保留 30 天', 'The daily backup is in the archive and is kept for 30 days'],
      createTime: ['昨天 02:00', 'Yesterday 02:00'],
    },
    {
      id: 3,
      icon: 'lucide:calendar-clock',
      title: ['本周六 22:00 至 23:00 系统维护', 'Maintenance this Saturday, 22:00 to 23:00'],
      desc: [
        '维护期间可以继续查看数据，修改操作会在维护结束后恢复，请提前保存未完成的内容',
        'Data can be read during the maintenance. Changes are possible again afterwards, so save what you are working on',
      ],
      createTime: ['11-18 16:40', '18 Nov 16:40'],
    },
  ],
  messages: [
    {
      id: 4,
      icon: 'lucide:message-square',
      title: ['林晓 评论了部门调整方案', 'Lin Xiao commented on the department plan'],
      desc: [
        '市场部的两个小组建议合并，人员名单我晚些发给你',
        'The two marketing groups should merge; I will send you the list of people later',
      ],
      createTime: ['今天 10:05', 'Today 10:05'],
    },
    {
      id: 5,
      icon: 'lucide:at-sign',
      title: ['陈思远 提到了你', 'Chen Siyuan mentioned you'],
      desc: ['请确认新的岗位编码规则', 'Please confirm the new rule for post codes'],
      createTime: ['昨天 17:31', 'Yesterday 17:31'],
    },
  ],
  todos: [
    {
      id: 6,
      icon: 'lucide:user-round-check',
      title: ['审核 3 个新账号', 'Review 3 new accounts'],
      desc: ['研发中心提交，需在今天下班前完成', 'Submitted by R&D, due today'],
      createTime: ['截止 今天 18:00', 'Due today 18:00'],
      type: { text: ['紧急', 'Urgent'], tone: 'danger' },
    },
    {
      id: 7,
      icon: 'lucide:list-checks',
      title: ['复核角色菜单权限', 'Check the menus of the roles'],
      desc: ['季度权限复核，共 4 个角色', 'Quarterly review of four roles'],
      createTime: ['截止 11-27', 'Due 27 Nov'],
      type: { text: ['进行中', 'In progress'], tone: 'info' },
    },
    {
      id: 8,
      icon: 'lucide:book-open-text',
      title: ['整理字典数据', 'Tidy the dictionaries'],
      desc: ['合并重复的状态字典', 'Merge the status dictionaries that say the same'],
      createTime: ['截止 12-05', 'Due 5 Dec'],
      type: { text: ['未开始', 'Not started'], tone: 'neutral' },
    },
  ],
}
