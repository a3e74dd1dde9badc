import type { ModuleServer } from 'atrium/server'
import { introduction } from './introduction'
import { tables } from './migrations/0001-tables'
import { errorResource } from './error/error.routes'
import { tableResource } from './table/table.routes'
import { verifiedResource } from './verified/verified.routes'

export const server: ModuleServer = {
  resources: { error: errorResource, table: tableResource, verified: verifiedResource },
  migrations: { '0001-tables': tables },
  introduction,
}
