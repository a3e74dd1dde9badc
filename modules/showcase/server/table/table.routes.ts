import { table } from '../../contract/table'
import { resource } from '#server/call/resource'
import { pageOfDemoRows } from './table'
import { seedDemoRows } from './table.seed'

export const tableResource = resource(
  table,
  { demoList: (call, { body }) => pageOfDemoRows(call, body) },
  { seedDemo: seedDemoRows },
)
