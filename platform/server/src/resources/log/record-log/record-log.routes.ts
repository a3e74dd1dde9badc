import { recordLog } from 'atrium/contract/system/record/record-log'
import { resource } from '#server/call/resource'
import { pageOfRecord } from './record-log'

export const recordLogResource = resource(recordLog, {
  list: (call, { query }) => pageOfRecord(call, query),
})
