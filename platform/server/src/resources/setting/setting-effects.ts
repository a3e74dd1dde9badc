import type { LocalText } from 'atrium/contract/language'
import type { StoredSetting } from 'atrium/contract/module/setting'
import type { Call } from '#server/call/call'
import { readPlatformSettings } from '#server/call/setting/platform-settings'
import { isOpen, timesFrom } from '#server/call/setting/session-times'
import { countOf } from '#server/db/count'
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

const deletedAtNight = (name: LocalText): LocalText => ({
  zh: `下次清理时删除的${name.zh}`,
  en: `${name.en} that the next night deletes`,
})

/** The consequences of settings of the platform, by their names in the product. */
export const effects: Readonly<Record<string, Effect>> = {
  'platform.sessionIdleHours': endedSessions('sessionIdleHours'),
  'platform.sessionLifeHours': endedSessions('sessionLifeHours'),
  'platform.sessionHoursOfRoles': endedSessions('sessionHoursOfRoles'),
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
}

/** Returns whether it is counted what another value of a setting would do. */
export const hasEffect = (key: string): boolean => Object.hasOwn(effects, key)
