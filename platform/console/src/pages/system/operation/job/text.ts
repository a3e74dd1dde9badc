import type { LocalText } from 'atrium/contract/language'
import { job } from 'atrium/contract/system/operation/job.record'
import type { RunState } from 'atrium/contract/system/operation/job'
import { defineText, type Translate } from '#shared/i18n/text'

export const texts = defineText('system/operation/job', {
  jobs: { zh: '定时任务', en: 'Jobs' },
  empty: { zh: '没有符合条件的任务', en: 'No job matches' },
  name: job.fields.jobKey,
  schedule: { zh: '计划', en: 'Schedule' },
  next: { zh: '下次运行', en: 'Next run' },
  last: { zh: '最近一次', en: 'Last run' },
  duration: { zh: '耗时', en: 'Duration' },
  error: { zh: '错误', en: 'Error' },
  paused: { zh: '已暂停', en: 'Paused' },
  never: { zh: '尚未运行', en: 'Not run yet' },
  run: { zh: '立即运行', en: 'Run now' },
  runTitle: { zh: '立即运行“{{name}}”？', en: 'Run “{{name}}” now?' },
  runHint: { zh: '几秒内开始，计划的时间不变。', en: 'It begins within seconds. Its schedule stays the same.' },
  pause: { zh: '暂停', en: 'Pause' },
  pauseTitle: { zh: '暂停“{{name}}”？', en: 'Pause “{{name}}”?' },
  pauseHint: {
    zh: '恢复之前不再按计划运行，等待重试的运行会放弃；正在进行的运行不受影响。',
    en: 'It misses its times until it is resumed, and a run that waits for another attempt is given up. One that is running goes on.',
  },
  resume: { zh: '恢复', en: 'Resume' },
  resumeTitle: { zh: '恢复“{{name}}”？', en: 'Resume “{{name}}”?' },
  resumeHint: { zh: '从下一个计划时间起运行。', en: 'It runs from its next time on.' },
  runs: { zh: '运行记录', en: 'Runs' },
  runsOf: { zh: '“{{name}}”的运行记录', en: 'Runs of “{{name}}”' },
  noRuns: { zh: '还没有运行记录', en: 'It has not run yet' },
  about: {
    zh: '每次最多尝试 {{attempts}} 次，每次不超过 {{limit}}',
    en: 'At most {{attempts}} attempts, each within {{limit}}',
  },
  state: { zh: '状态', en: 'State' },
  begin: { zh: '开始', en: 'Begin' },
  due: { zh: '计划时间', en: 'Due' },
  byHand: { zh: '手动', en: 'By hand' },
  attempt: { zh: '尝试', en: 'Attempt' },
  process: { zh: '进程', en: 'Process' },
  startsAt: { zh: '{{moment}} 开始', en: 'Begins {{moment}}' },
  afterfailed: { zh: '{{attempt}}（上次失败）', en: '{{attempt}} (failed before)' },
  afterlost: { zh: '{{attempt}}（上次进程中断）', en: '{{attempt}} (process lost before)' },
  afterstopped: { zh: '{{attempt}}（服务停止后重来）', en: '{{attempt}} (again after a stop)' },
  limitReached: { zh: '超过时限 {{limit}}', en: 'The limit of {{limit}} was reached' },
  processLost: { zh: '进程没有结束运行就退出了', en: 'The process ended before the run did' },
})

export const stateTexts = defineText('system/operation/job.states', {
  waiting: { zh: '等待', en: 'Waiting' },
  running: { zh: '运行中', en: 'Running' },
  done: { zh: '成功', en: 'Done' },
  failed: { zh: '失败', en: 'Failed' },
  timedOut: { zh: '超时', en: 'Timed out' },
  lost: { zh: '中断', en: 'Lost' },
} as const satisfies Record<RunState, LocalText>)

export const scheduleTexts = defineText('system/operation/job.schedule', {
  everySecond: { zh: '每秒', en: 'Every second' },
  everySeconds: { zh: '每 {{count}} 秒', en: 'Every {{count}} seconds' },
  everyMinute: { zh: '每分钟', en: 'Every minute' },
  everyMinutes: { zh: '每 {{count}} 分钟', en: 'Every {{count}} minutes' },
  hourly: { zh: '每小时第 {{minute}} 分', en: 'Every hour at minute {{minute}}' },
  everyHours: { zh: '每 {{count}} 小时，第 {{minute}} 分', en: 'Every {{count}} hours at minute {{minute}}' },
  daily: { zh: '每天 {{time}}', en: 'Every day at {{time}}' },
  weekdays: { zh: '周一至周五 {{time}}', en: 'Monday to Friday at {{time}}' },
  weekly: { zh: '每{{day}} {{time}}', en: 'Every {{day}} at {{time}}' },
  monthly: { zh: '每月 {{date}} 日 {{time}}', en: 'Day {{date}} of each month at {{time}}' },
  millis: { zh: '{{count, number}} 毫秒', en: '{{count, number}} ms' },
  seconds: { zh: '{{count}} 秒', en: '{{count}} s' },
  minutes: { zh: '{{count}} 分', en: '{{count}} min' },
  hours: { zh: '{{count}} 小时', en: '{{count}} h' },
})

export type ScheduleText = Translate<(typeof scheduleTexts)['pairs']>
