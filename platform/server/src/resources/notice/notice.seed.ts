import type { LocalText } from 'atrium/contract/language'
import { adminRoleKey, type Permission } from 'atrium/contract/access'
import type { noticeIcons, NoticeState } from 'atrium/contract/system/notice/notice'
import type { Database, NoticeTable } from '#server/db/schema'
import { addNotices } from '#server/services/notice/notice'

const hour = 3_600_000
const day = 24 * hour

interface Sample extends Pick<NoticeTable, 'list'> {
  readonly icon: (typeof noticeIcons)[number]
  readonly title: LocalText
  readonly description: LocalText
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
    title: { zh: '角色权限已更新', en: 'Role permissions were updated' },
    description: { zh: '“编辑”角色新增了字典管理权限', en: 'The role Editor may now manage dictionaries' },
    age: 2 * hour,
    needs: 'admin',
  },
  {
    list: 'notifications',
    icon: 'lucide:database-backup',
    title: { zh: '数据库备份完成', en: 'The database backup is complete' },
    description: {
      zh: '每日备份已写入归档，保留 30 天',
      en: 'The daily backup is in the archive and is kept for 30 days',
    },
    age: day + hour,
    needs: 'admin',
  },
  {
    list: 'notifications',
    icon: 'lucide:calendar-clock',
    title: { zh: '本周六 22:00 至 23:00 系统维护', en: 'Maintenance this Saturday, 22:00 to 23:00' },
    description: {
      zh: '维护期间可以继续查看数据，修改操作会在维护结束后恢复，请提前保存未完成的内容',
      en: 'Data can be read during the maintenance. Changes are possible again afterwards, so save what you are working on',
    },
    age: 3 * day,
  },
  {
    list: 'notifications',
    icon: 'lucide:palette',
    title: { zh: '外观可以自己选了', en: 'Choose how the console looks' },
    description: { zh: '在设置里选择布局、主色和深色模式', en: 'Layout, colour and dark mode are in the settings' },
    age: 8 * day,
  },
  {
    list: 'messages',
    icon: 'lucide:message-square',
    title: { zh: '王若彤 评论了部门调整方案', en: 'Wang Ruotong commented on the department plan' },
    description: {
      zh: '市场部的两个小组建议合并，人员名单我晚些发给你',
      en: 'The two marketing groups should merge; I will send you the list of people later',
    },
    age: hour,
    needs: 'admin',
  },
  {
    list: 'messages',
    icon: 'lucide:at-sign',
    title: { zh: '有人提到了你', en: 'You were mentioned' },
    description: { zh: '请确认新的岗位编码规则', en: 'Please confirm the new rule for post codes' },
    age: day,
    needs: 'system:post:list',
  },
  {
    list: 'messages',
    icon: 'lucide:message-square',
    title: { zh: '行政通知', en: 'From the office' },
    description: { zh: '周五 15:00 在三楼茶水间有下午茶', en: 'There is tea on Friday at 15:00 on the third floor' },
    age: day + 6 * hour,
  },
  {
    list: 'todos',
    icon: 'lucide:user-round-check',
    title: { zh: '审核 3 个新账号', en: 'Review 3 new accounts' },
    description: { zh: '研发中心提交，需在截止前完成', en: 'Submitted by R&D, to be done before it is due' },
    age: 3 * hour,
    dueIn: 6 * hour,
    state: 'urgent',
    needs: 'admin',
  },
  {
    list: 'todos',
    icon: 'lucide:list-checks',
    title: { zh: '复核角色菜单权限', en: 'Check the menus of the roles' },
    description: { zh: '季度权限复核，共 4 个角色', en: 'Quarterly review of four roles' },
    age: 4 * hour,
    dueIn: 6 * day,
    state: 'inProgress',
    needs: 'admin',
  },
  {
    list: 'todos',
    icon: 'lucide:book-open-text',
    title: { zh: '整理字典数据', en: 'Tidy the dictionaries' },
    description: { zh: '合并重复的状态字典', en: 'Merge the status dictionaries that say the same' },
    age: 5 * hour,
    dueIn: 14 * day,
    state: 'notStarted',
    needs: 'system:dict:list',
  },
  {
    list: 'todos',
    icon: 'lucide:book-open-text',
    title: { zh: '完成信息安全培训', en: 'Take the security training' },
    description: { zh: '约 20 分钟，完成后自动记录', en: 'It takes about 20 minutes and is recorded by itself' },
    age: 6 * hour,
    dueIn: 8 * hour,
    state: 'urgent',
  },
  {
    list: 'todos',
    icon: 'lucide:list-checks',
    title: { zh: '完善个人资料', en: 'Complete your profile' },
    description: {
      zh: '补充手机号和邮箱，方便同事联系',
      en: 'Add your phone and email, so that colleagues can reach you',
    },
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
    title: title.zh,
    titleEn: title.en,
    description: description.zh,
    descriptionEn: description.en,
    state,
    createdAt: now - age,
    dueAt: dueIn === undefined ? null : now + dueIn,
    userId: null,
    roleId: needs === 'admin' ? admin!.roleId : null,
    permission: needs === 'admin' ? '' : needs,
  }))
  await addNotices(db, rows)
}
