import { api } from '#shared/api/api'
import { wholeSource } from '#shared/crud/rows/list-source'
import { anyText } from '#shared/crud/rows/use-list-params'

export const source = wholeSource(api.jobs.list, { filters: { name: anyText }, sorts: [] })
