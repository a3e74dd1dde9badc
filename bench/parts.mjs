import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../platform/commands/lib/run.mjs'
import { measureDemo } from './browser/demo.mjs'
import { measureHeap } from './browser/heap.mjs'
import { measureLoads } from './browser/loads.mjs'
import { measureRows } from './browser/rows.mjs'
import { measureSearch } from './browser/search.mjs'
import { measureSwitches } from './browser/switches.mjs'
import { measureGrowth } from './server/growth.mjs'
import { measureLongCalls } from './server/long-calls.mjs'
import { measureServer } from './server/server.mjs'
import { measureUploads } from './server/uploads.mjs'
import { measureWrites } from './server/writes/writes.mjs'

const own = {
  loads: measureLoads,
  switches: measureSwitches,
  heap: measureHeap,
  search: measureSearch,
  rows: measureRows,
  demo: measureDemo,
  server: measureServer,
  growth: measureGrowth,
  'long-calls': measureLongCalls,
  uploads: measureUploads,
  writes: measureWrites,
}

/** The parts of each module that has any, from its `bench/parts.mjs`. */
async function partsOfModules() {
  const files = readdirSync(join(root, 'modules')).map((name) => join(root, 'modules', name, 'bench/parts.mjs'))
  const modules = await Promise.all(files.filter(existsSync).map((file) => import(pathToFileURL(file).href)))
  return Object.assign({}, ...modules.map(({ parts }) => parts))
}

/**
 * The parts of the bench by their names, those of modules last: each takes the builds and the options, and returns its tables, each as a list
 * with one for every build.
 */
export const parts = { ...own, ...(await partsOfModules()) }
