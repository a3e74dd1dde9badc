import type { Output, Parsed } from 'atrium/contract/endpoint'
import {
  mostOwnSignIns,
  type OwnSignIn,
  type SignIn,
  type SignInResult,
  type signInLogs,
} from 'atrium/contract/system/log/sign-in-log'
import type { Selectable } from 'kysely'
import { accountIdsInScope, viewerOf, type Viewer } from '#server/access/scope'
import { contains } from '#server/db/engines/like'
import { list, type RowOrder } from '#server/db/page'
import { withinMoments } from '#server/db/range'
import type { Database, Schema, SignInTable } from '#server/db/schema'
import { literal, type Literal, type OptionalParams, type Params } from '#server/db/statement'
import type { Call } from '#server/call/call'

type Query = Parsed<typeof signInLogs.list>['query']
type Filters = Omit<Query, 'page' | 'size' | 'order'>

/** Attempts of users in the viewer's scope that pass the filters. */
export function matchingSignIns(db: Database, { viewer, ...filters }: OptionalParams<Filters> & { viewer: Viewer }) {
  const { username, address, result, from, to } = filters
  let query = db.selectFrom('signIns')
  if (!viewer.admin) query = query.where('userId', 'in', accountIdsInScope({ db, actor: viewer }))
  if (username) query = query.where((eb) => contains(eb, 'username', username))
  if (address) query = query.where((eb) => contains(eb, 'address', address))
  if (result) query = query.where('result', '=', result)
  return withinMoments(query, 'at', from, to)
}

export const signInColumns = ['signInId', 'at', 'userId', 'username', 'result', 'address', 'agent'] as const

export const presentSignIn = ({
  at,
  result,
  ...row
}: Pick<Selectable<SignInTable>, (typeof signInColumns)[number]>): SignIn => ({
  ...row,
  at: new Date(at).toISOString(),
  result: result as SignInResult,
})

type Asked = Filters & { viewer: ReturnType<typeof viewerOf>; order: Literal<Query['order']> }

export const signInOrder = (order: Query['order']): RowOrder<Schema, 'signIns'> => [
  ['at', order],
  ['signInId', order],
]

const readPage = list({
  from: (db, given: Params<Asked>) => matchingSignIns(db, given),
  order: ({ order }) => signInOrder(order),
  select: (all) => all.select(signInColumns),
})

export async function pageOfSignIns(
  { db, actor }: Call,
  { page, size, order, ...filters }: Query,
): Promise<Output<typeof signInLogs.list>> {
  const asked = { ...filters, viewer: viewerOf(actor), order: literal(order) }
  const { items, pageInfo } = await readPage(db, asked, { page, size })
  return { items: items.map(presentSignIn), pageInfo }
}

/** Those of the person, by whatever name they typed. */
export async function listOwnSignIns({ db, actor }: Call): Promise<OwnSignIn[]> {
  const own = db.selectFrom('signIns').where('userId', '=', actor.userId).select(signInColumns)
  const rows = await own.orderBy('signInId', 'desc').limit(mostOwnSignIns).execute()
  return rows.map((row) => {
    const { username: _name, userId: _id, ...attempt } = presentSignIn(row)
    return attempt
  })
}
