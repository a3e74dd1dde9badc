import { adminRoleKey, type Permission } from '@atrium/contract/access'
import type { NoticeState } from '@atrium/contract/system/profile.notices'
import type { Words } from '@atrium/contract/record-kind'
import type { Database, NoticeTable } from '#server/db/schema'

const hour = 3_600_000
const day = 24 * hour

interface Sample extends Pick<NoticeTable, 'list' | 'icon'> {
  readonly title: Words
  readonly description: Words
  /** How long ago it came, in milliseconds. */
  readonly age: number
  /** In how many milliseconds it is due. */
  readonly dueIn?: number
  readonly state?: NoticeState
  /** Who has it; everybody without it. */
  readonly needs?: Permission | 'admin'
}

/** The specification's sample content of the bell. */
const samples: readonly Sample[] = [
  {
    list: 'notifications',
    icon: 'lucide:shield-check',
    title: ['角色权限已更新', 'Role permissions were updated'],
    description: ['“编辑”角色新增了字典管理权限', 'The role Editor may now manage dictionaries'],
    age: 2 * hour,
    needs: 'admin',
  },
  {
    list: 'notifications',
    icon: 'lucide:database-backup',
    title: ['数据库备份完成', 'The database backup is complete'],
    description: ['每日备份已写入归档，保留 30 天', 'The daily backup is in the archive and is kept for 30 days'],
    age: day + hour,
    needs: 'admin',
  },
  {
    list: 'notifications',
    icon: 'lucide:calendar-clock',
    title: ['本周六 22:00 至 23:00 系统维护', 'Maintenance this Saturday, 22:00 to 23:00'],
    description: [
      '维护期间可以继续查看数据，修改操作会在维护结束后恢复，请提前保存未完成的内容',
      'Data can be read during the maintenance. Changes are possible again afterwards, so save what you are working on',
    ],
    age: 3 * day,
  },
  {
    list: 'notifications',
    icon: 'lucide:palette',
    title: ['外观可以自己选了', 'Choose how the console looks'],
    description: ['在设置里选择布局、主色和深色模式', 'Layout, colour and dark mode are in the settings'],
    age: 8 * day,
  },
  {
    list: 'messages',
    icon: 'lucide:message-square',
    title: ['王若彤 评论了部门调整方案', 'Wang Ruotong commented on the department plan'],
    description: [
      '市场部的两个小组建议合并，人员名单我晚些发给你',
      'The two marketing groups should merge; I will send you the list of people later',
    ],
    age: hour,
    needs: 'admin',
  },
  {
    list: 'messages',
    icon: 'lucide:at-sign',
    title: ['有人提到了你', 'You were mentioned'],
    description: ['请确认新的岗位编码规则', 'Please confirm the new rule for post codes'],
    age: day,
    needs: 'system:post:list',
  },
  {
    list: 'messages',
    icon: 'lucide:message-square',
    title: ['行政通知', 'From the office'],
    description: ['周五 15:00 在三楼茶水间有下午茶', 'There is tea on Friday at 15:00 on the third floor'],
    age: day + 6 * hour,
  },
  {
    list: 'todos',
    icon: 'lucide:user-round-check',
    title: ['审核 3 个新账号', 'Review 3 new accounts'],
    description: ['研发中心提交，需在截止前完成', 'Submitted by R&D, to be done before it is due'],
    age: 3 * hour,
    dueIn: 6 * hour,
    state: 'urgent',
    needs: 'admin',
  },
  {
    list: 'todos',
    icon: 'lucide:list-checks',
    title: ['复核角色菜单权限', 'Check the menus of the roles'],
    description: ['季度权限复核，共 4 个角色', 'Quarterly review of four roles'],
    age: 4 * hour,
    dueIn: 6 * day,
    state: 'inProgress',
    needs: 'admin',
  },
  {
    list: 'todos',
    icon: 'lucide:book-open-text',
    title: ['整理字典数据', 'Tidy the dictionaries'],
    description: ['合并重复的状态字典', 'Merge the status dictionaries that say the same'],
    age: 5 * hour,
    dueIn: 14 * day,
    state: 'notStarted',
    needs: 'system:dict:list',
  },
  {
    list: 'todos',
    icon: 'lucide:book-open-text',
    title: ['完成信息安全培训', 'Take the security training'],
    description: ['约 20 分钟，完成后自动记录', 'It takes about 20 minutes and is recorded by itself'],
    age: 6 * hour,
    dueIn: 8 * hour,
    state: 'urgent',
  },
  {
    list: 'todos',
    icon: 'lucide:list-checks',
    title: ['完善个人资料', 'Complete your profile'],
    description: ['补充手机号和邮箱，方便同事联系', 'Add your phone and email, so that colleagues can reach you'],
    age: 7 * hour,
    dueIn: 10 * day,
    state: 'notStarted',
  },
]

/** Adds the notices of the demo and of the sample company. The roles have to be there. */
export async function seedNotices(db: Database, now: number): Promise<void> {
  const admin = await db.selectFrom('roles').where('roleKey', '=', adminRoleKey).select('roleId').executeTakeFirst()
  const rows = samples.map(({ title, description, age, dueIn, state = null, needs = '', list, icon }) => ({
    list,
    icon,
    title: title[0],
    titleEn: title[1],
    description: description[0],
    descriptionEn: description[1],
    state,
    createdAt: now - age,
    dueAt: dueIn === undefined ? null : now + dueIn,
    userId: null,
    roleId: needs === 'admin' ? admin!.roleId : null,
    permission: needs === 'admin' ? '' : needs,
  }))
  await db.insertInto('notices').values(rows).execute()
}
