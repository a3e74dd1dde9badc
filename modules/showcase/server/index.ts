import type { ModuleServer } from 'atrium/server'
import { introduction } from './introduction'
import { errorResource } from './error/error.routes'
import { tableResource } from './table/table.routes'
import { verifiedResource } from './verified/verified.routes'

export const server: ModuleServer = {
  resources: { error: errorResource, table: tableResource, verified: verifiedResource },
  introduction,
}
