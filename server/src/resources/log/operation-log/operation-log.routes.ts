import { operationLogs } from '@atrium/contract/system/operation-log'
import { resource } from '../../../http/resource'
import { pageOfLogs, readLog } from './operation-log'

export const operationLogResource = resource(operationLogs, {
  list: (call, { query }) => pageOfLogs(call, query),
  read: (call, { query }) => readLog(call, query.id),
})
