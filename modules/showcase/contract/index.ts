import { error } from './error'
import { table } from './table'
import { demoRow } from './table.record'
import { verified } from './verified'

export { showcase as module } from '../module'

export const api = { error, table, verified }
export const records = { demoRow }
