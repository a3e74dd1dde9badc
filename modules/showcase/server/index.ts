import type { ModuleServer } from '#server/call/resource'
import { introduction } from './introduction'
import { up as ownDemoRows } from './migrations/0001-own-demo-rows'
import { up as inEnglish } from './migrations/0002-demo-rows-in-english'
import { failureResource } from './failure/failure.routes'
import { tableResource } from './table/table.routes'
import { verifiedResource } from './verified/verified.routes'

export const showcase: ModuleServer = {
  resources: { failure: failureResource, table: tableResource, verified: verifiedResource },
  migrations: { '0001-own-demo-rows': { up: ownDemoRows }, '0002-demo-rows-in-english': { up: inEnglish } },
  introduction,
}
