import type { Output, Parsed } from 'atrium/contract/endpoint'
import type { apiTokens } from 'atrium/contract/system/user/token/token'
import { accountInScope, viewerOf, type Viewer } from '#server/access/scope'
import { readHolders, rejectStronger } from '#server/access/stronger'
import type { Call } from '#server/call/call'
import { allFound } from '#server/call/checks/found'
import type { WriteCall } from '#server/call/write-call'
import { contains } from '#server/db/engines/like'
import { list } from '#server/db/page'
import type { Database } from '#server/db/schema'
import type { Params } from '#server/db/statement'
import { columns, present, revoke } from './token-row'

const inScope = (db: Database, viewer: Viewer) =>
  db
    .selectFrom('users')
    .innerJoin('apiTokens', 'apiTokens.userId', 'users.userId')
    .where(accountInScope(viewer) as never)

type Query = Parsed<typeof apiTokens.list>['query']
type Asked = Pick<Query, 'username' | 'tokenName'> & { viewer: ReturnType<typeof viewerOf> }

function matchingTokens(db: Database, { viewer, username, tokenName }: Params<Asked>) {
  let query = inScope(db, viewer)
  if (username) {
    const names = ['users.username', 'users.nickname'] as const
    query = query.where((eb) => eb.or(names.map((name) => contains(eb, name, username))))
  }
  return tokenName ? query.where((eb) => contains(eb, 'apiTokens.tokenName', tokenName)) : query
}

const readPage = list({
  from: matchingTokens,
  order: () => [['apiTokens.tokenId', 'desc']],
  select: (all) => all.select(columns).select(['users.userId', 'users.username', 'users.nickname']),
})

export async function pageOfTokens(
  call: Call,
  { page, size, ...filters }: Query,
): Promise<Output<typeof apiTokens.list>> {
  const asked = { ...filters, viewer: viewerOf(call.actor) }
  const { items, pageInfo } = await readPage(call.db, asked, { page, size })
  return {
    items: items.map(({ userId, username, nickname, ...row }) => ({ ...present(row), userId, username, nickname })),
    pageInfo,
  }
}

export async function revokeTokens(call: WriteCall, ids: number[]): Promise<null> {
  const these = inScope(call.db, call.actor).where('apiTokens.tokenId', 'in', ids)
  const rows = allFound(await these.select(columns).select('apiTokens.userId').execute(), ids)
  const userIds = rows.map(({ userId }) => userId)
  await rejectStronger(call, await readHolders(call, userIds))
  return revoke(call, rows)
}
