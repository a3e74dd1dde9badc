import { table } from './table'

export { showcase as module } from '../module'

export const api = { table }
export const records = {}
