import type { ModuleServer } from '#server/call/resource'
import { tableResource } from './table/table.routes'

/** Its tables were made by the first migration of the platform. */
export const showcase: ModuleServer = { resources: { table: tableResource }, migrations: {} }
