import { api } from '#shared/api/api'
import { wholeSource } from '#shared/crud/rows/list-source'
import { anyText, oneOf } from '#shared/crud/rows/use-list-params'

export const source = wholeSource(api.menus.list, { filters: { name: anyText, status: oneOf('0', '1') }, sorts: [] })
