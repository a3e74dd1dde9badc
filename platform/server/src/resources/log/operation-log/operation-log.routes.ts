import { operationLogs } from 'atrium/contract/system/log/operation-log'
import { resource } from '#server/call/resource'
import { runNow } from '#server/services/job/job'
import { logCheckJob, readCheck } from '../check/log-check'
import { exportLogs } from './operation-log-export'
import { readLog } from './log-details'
import { pageOfLogs, summaryOfLogs } from './operation-log'

export const operationLogResource = resource(operationLogs, {
  list: (call, { query }) => pageOfLogs(call, query),
  summary: (call, { query }) => summaryOfLogs(call, query),
  read: (call, { query }) => readLog(call, query),
  export: (call, { query }) => exportLogs(call, query),
  check: (call) => readCheck(call, 'operationLogs'),
  verify: (call) => runNow(call, logCheckJob),
})
