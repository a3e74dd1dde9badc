import { measureDemo } from './browser/demo.mjs'
import { measureDesigner } from './browser/designer.mjs'
import { measureFormKeys } from './browser/form-keys.mjs'
import { measureHeap } from './browser/heap.mjs'
import { measureLoads } from './browser/loads.mjs'
import { measureMarkdown } from './browser/markdown.mjs'
import { measureRows } from './browser/rows.mjs'
import { measureSearch } from './browser/search.mjs'
import { measureSwitches } from './browser/switches.mjs'
import { measureTable } from './browser/table.mjs'
import { measureGrowth } from './server/growth.mjs'
import { measureLongCalls } from './server/long-calls.mjs'
import { measureServer } from './server/server.mjs'
import { measureUploads } from './server/uploads.mjs'

/** The parts of the bench: each takes the builds and the options, and returns its tables, each as a list with one for every build. */
export const parts = {
  loads: measureLoads,
  switches: measureSwitches,
  heap: measureHeap,
  search: measureSearch,
  rows: measureRows,
  table: measureTable,
  markdown: measureMarkdown,
  designer: measureDesigner,
  'form-keys': measureFormKeys,
  demo: measureDemo,
  server: measureServer,
  growth: measureGrowth,
  'long-calls': measureLongCalls,
  uploads: measureUploads,
}
