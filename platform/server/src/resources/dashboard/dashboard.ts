import type { Dashboard, dashboard } from 'atrium/contract/dashboard'
import type { Parsed } from 'atrium/contract/endpoint'
import { permissionsOf } from '#server/access/actor'
import { deptInScope } from '#server/access/scope'
import type { Call } from '#server/call/call'
import type { Product } from '#server/call/resource'
import { readPlatformSettings } from '#server/call/setting/platform-settings'
import { introductionFor } from './introduction/introduction'
import { readOperations } from './operations'
import { panelsFor } from './panels'
import { rangesOf } from './ranges'
import { countSignIns } from './sign-ins'
import { countShares, countUsers } from './users'

export async function readDashboard(
  call: Call,
  servers: Product['servers'],
  query: Parsed<typeof dashboard.read>['query'],
): Promise<Dashboard> {
  const { operationLogDays, signInLogDays } = await readPlatformSettings(call)
  const ranges = rangesOf(call.now, query, Math.min(operationLogDays, signInLogDays))
  const permissions = await permissionsOf(call.db, call.actor)
  const { total: departments } = await call.db
    .selectFrom('depts')
    .where(deptInScope(call.actor))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return {
    days: query.days,
    ...(await countUsers(call, ranges)),
    ...(await countSignIns(call, ranges)),
    ...(await readOperations(call, ranges, permissions)),
    departments,
    ...(await countShares(call)),
    panels: await panelsFor(call, servers, permissions),
    introduction: await introductionFor(call, servers, permissions),
  }
}
