import type { LocalText } from 'atrium/contract/language'
import type { StoredSetting } from 'atrium/contract/module/setting'
import type { Call } from '#server/call/call'
import { addressesFor, isAllowed } from '#server/call/setting/allowed-addresses'
import { readPlatformSettings } from '#server/call/setting/platform-settings'
import { isOpen, timesFrom } from '#server/call/setting/session-times'
import { countOf } from '#server/db/count'
import { selectOldMessages } from '#server/services/outbox/outbox-sweep'
import { selectOldNotices } from '#server/services/notice/notice-sweep'

const dayMillis = 86_400_000

interface Effect {
  readonly name: LocalText
  readonly count: (call: Call, value: StoredSetting) => Promise<number>
}

const before = ({ now }: Call, days: StoredSetting) => now - Number(days) * dayMillis

/** The sessions that would be over with a value of one of their settings. */
const endedSessions = (name: string): Effect => ({
  name: { zh: '立即结束的会话', en: 'Sessions that end at once' },
  count: async (call, value) => {
    const values = await readPlatformSettings(call)
    const [now, then] = [timesFrom(values), timesFrom({ ...values, [name]: value })]
    const open = (times: typeof now) => countOf(call.db.selectFrom('sessions').where(isOpen(times, call.now)))
    return Math.max(0, (await open(now)) - (await open(then)))
  },
})

/** The sessions that are open at addresses which one of these settings would not allow. */
const lockedOut = (name: string): Effect => ({
  name: { zh: '不能继续使用的会话', en: 'Sessions that could not go on from their address' },
  count: async (call, value) => {
    const settings = { ...(await readPlatformSettings(call)), [name]: value }
    const rows = await call.db
      .selectFrom('sessions')
      .leftJoin('userRoles', 'userRoles.userId', 'sessions.userId')
      .leftJoin('roles', (join) => join.onRef('roles.roleId', '=', 'userRoles.roleId').on('roles.status', '=', 1))
      .where(isOpen(timesFrom(settings), call.now))
      .select(['sessions.sessionId', 'sessions.address', 'roles.roleId'])
      .execute()
    const open = new Map<number, { readonly address: string; readonly roleIds: number[] }>()
    for (const { sessionId, address, roleId } of rows) {
      const one = open.get(sessionId) ?? { address, roleIds: [] }
      open.set(sessionId, one)
      if (roleId !== null) one.roleIds.push(roleId)
    }
    return [...open.values()].filter(({ address, roleIds }) => !isAllowed(address, addressesFor(settings, roleIds)))
      .length
  },
})

const deletedAtNight = (name: LocalText): LocalText => ({
  zh: `下次清理时删除的${name.zh}`,
  en: `${name.en} that the next night deletes`,
})

/** The consequences of settings of the platform, by their names in the product. */
export const effects: Readonly<Record<string, Effect>> = {
  'platform.sessionIdleHours': endedSessions('sessionIdleHours'),
  'platform.sessionLifeHours': endedSessions('sessionLifeHours'),
  'platform.sessionHoursOfRoles': endedSessions('sessionHoursOfRoles'),
  'platform.signInAddresses': lockedOut('signInAddresses'),
  'platform.addressRoles': lockedOut('addressRoles'),
  'platform.operationLogDays': {
    name: deletedAtNight({ zh: '操作日志', en: 'Rows of the operation log' }),
    count: (call, days) => countOf(call.db.selectFrom('operationLogs').where('at', '<=', before(call, days))),
  },
  'platform.signInLogDays': {
    name: deletedAtNight({ zh: '登录日志', en: 'Rows of the sign-in log' }),
    count: (call, days) => countOf(call.db.selectFrom('signIns').where('at', '<=', before(call, days))),
  },
  'platform.jobRunDays': {
    name: deletedAtNight({ zh: '任务运行记录', en: 'Runs of jobs' }),
    count: (call, days) => countOf(call.db.selectFrom('jobRuns').where('endedAt', '<=', before(call, days))),
  },
  'platform.noticeDays': {
    name: deletedAtNight({ zh: '通知', en: 'Notices' }),
    count: (call, days) => countOf(selectOldNotices(call.db, { now: call.now, days: Number(days) })),
  },
  'platform.messageDays': {
    name: deletedAtNight({ zh: '已送达的邮件和 webhook', en: 'Delivered mails and webhooks' }),
    count: ({ db, now }, days) => countOf(selectOldMessages(db, 'done', { now, days: Number(days) })),
  },
  'platform.failedMessageDays': {
    name: deletedAtNight({ zh: '未送达的邮件和 webhook', en: 'Mails and webhooks that were given up' }),
    count: ({ db, now }, days) => countOf(selectOldMessages(db, 'failed', { now, days: Number(days) })),
  },
}

/** Returns whether it is counted what another value of a setting would do. */
export const hasEffect = (key: string): boolean => Object.hasOwn(effects, key)
