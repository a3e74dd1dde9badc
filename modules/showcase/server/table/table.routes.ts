import { resource } from 'atrium/server'
import { table } from '../../contract/table'
import { pageOfDemoRows } from './table'
import { seedDemoRows } from './table.seed'
import { sumUpDemoCities, sumUpDemoRows } from './table-summary'
import { addDemoRow, deleteDemoRows, editDemoRow, moveDemoRow, resetDemoRows, restoreDemoRows } from './table-writes'

export const routes = resource(
  table,
  {
    demoList: (call, { body }) => pageOfDemoRows(call, body),
    demoSummary: (call, { body }) => sumUpDemoRows(call, body),
    demoCities: (call, { body }) => sumUpDemoCities(call, body),
    addDemoRow: (call, { body }) => addDemoRow(call, body),
    editDemoRow: (call, { body }) => editDemoRow(call, body),
    deleteDemoRows: (call, { query }) => deleteDemoRows(call, query.ids),
    restoreDemoRows: (call, { body }) => restoreDemoRows(call, body.ids),
    moveDemoRow: (call, { body }) => moveDemoRow(call, body),
    resetDemoRows: (call) => resetDemoRows(call),
  },
  { seedDemo: seedDemoRows },
)
