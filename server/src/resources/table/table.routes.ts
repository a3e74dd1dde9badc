import { table } from '@atrium/contract/table'
import { resource } from '#server/call/resource'
import { pageOfDemoRows } from './table'

export const tableResource = resource(table, {
  demoList: (call, { body }) => pageOfDemoRows(call, body),
})
