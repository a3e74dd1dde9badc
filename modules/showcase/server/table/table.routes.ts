import { table } from '../../contract/table'
import { resource } from '#server/call/resource'
import { pageOfDemoRows } from './table'
import { seedDemoRows } from './table.seed'
import { sumUpDemoRows } from './table-summary'
import { addDemoRow, deleteDemoRows, editDemoRow, moveDemoRow, resetDemoRows } from './table-writes'

export const tableResource = resource(
  table,
  {
    demoList: (call, { body }) => pageOfDemoRows(call, body),
    demoSummary: (call, { body }) => sumUpDemoRows(call, body),
    addDemoRow: (call, { body }) => addDemoRow(call, body),
    editDemoRow: (call, { body }) => editDemoRow(call, body),
    deleteDemoRows: (call, { query }) => deleteDemoRows(call, query.ids),
    moveDemoRow: (call, { body }) => moveDemoRow(call, body),
    resetDemoRows: (call) => resetDemoRows(call),
  },
  { seedDemo: seedDemoRows },
)
