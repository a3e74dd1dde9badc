import type { Output, Parsed } from '@atrium/contract/endpoint'
import type { SignIn, SignInResult, signInLogs } from '@atrium/contract/system/sign-in-log'
import type { Selectable } from 'kysely'
import { userIdsInScope } from '#server/access/scope'
import { contains } from '#server/db/engines/like'
import { pageOf } from '#server/db/page'
import type { SignInTable } from '#server/db/schema'
import type { Call } from '#server/call/call'

export type Filters = Omit<Parsed<typeof signInLogs.list>['query'], 'page' | 'size' | 'order'>

export function matchingSignIns(call: Call, { username, address, result, from, to }: Filters) {
  let query = call.db.selectFrom('signIns')
  if (!call.actor.admin) query = query.where('userId', 'in', userIdsInScope(call))
  if (username) query = query.where((eb) => contains(eb, 'username', username))
  if (address) query = query.where((eb) => contains(eb, 'address', address))
  if (result) query = query.where('result', '=', result)
  if (from) query = query.where('at', '>=', Date.parse(from))
  if (to) query = query.where('at', '<', Date.parse(to))
  return query
}

export const presentSignIn = ({ day: _, at, result, ...row }: Selectable<SignInTable>): SignIn => ({
  ...row,
  at: new Date(at).toISOString(),
  result: result as SignInResult,
})

export async function pageOfSignIns(
  call: Call,
  filters: Parsed<typeof signInLogs.list>['query'],
): Promise<Output<typeof signInLogs.list>> {
  const { order } = filters
  const { items, pageInfo } = await pageOf(matchingSignIns(call, filters), filters, (all) =>
    all.selectAll().orderBy('at', order).orderBy('signInId', order),
  )
  return { items: items.map(presentSignIn), pageInfo }
}
