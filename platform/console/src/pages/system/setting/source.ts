import { api } from '#shared/api/api'
import { wholeSource } from '#shared/crud/rows/list-source'
import { anyText } from '#shared/crud/rows/use-list-params'

export const source = wholeSource(api.settings.list, { filters: { name: anyText, group: anyText }, sorts: [] })
