import type { Output, Parsed } from 'atrium/contract/endpoint'
import { inLanguage } from 'atrium/contract/language'
import {
  serviceAccountRecord,
  type ServiceAccount,
  type serviceAccounts,
} from 'atrium/contract/system/user/service-account/service-account'
import { isServiceAccount } from '#server/access/records/persons'
import { requireAccess } from '#server/access/permit'
import { accountInScope, viewerOf, type Viewer } from '#server/access/scope'
import type { Call } from '#server/call/call'
import { found } from '#server/call/checks/found'
import { contains } from '#server/db/engines/like'
import { list } from '#server/db/page'
import type { Database } from '#server/db/schema'
import type { OptionalParams } from '#server/db/statement'
import { listAssignableRoles } from '../../role/assignable-roles'
import { readRolesOf } from '../user'

type Query = Parsed<typeof serviceAccounts.list>['query']
type Filters = Pick<Query, 'search' | 'status'>

/** The service accounts in the viewer's scope. */
const inScope = (db: Database, viewer: Viewer) =>
  db.selectFrom('users').where(isServiceAccount).where(accountInScope(viewer))

function matching(db: Database, { viewer, search, status }: OptionalParams<Filters> & { viewer: Viewer }) {
  let query = inScope(db, viewer)
  if (search) {
    const names = ['users.username', 'users.nickname'] as const
    query = query.where((eb) => eb.or(names.map((name) => contains(eb, name, search))))
  }
  return status === undefined ? query : query.where('users.status', '=', status)
}

const selectAccount = (query: ReturnType<typeof inScope>) =>
  query
    .select(['users.userId', 'users.username', 'users.nickname', 'users.deptId', 'users.status'])
    .select(['users.remark', 'users.createdAt', 'users.version'])
    .select((eb) => {
      const dept = eb.selectFrom('depts').whereRef('depts.deptId', '=', 'users.deptId')
      return [dept.select('depts.deptName').as('deptName'), dept.select('depts.deptNameEn').as('deptNameEn')]
    })

type Row = Awaited<ReturnType<ReturnType<typeof selectAccount>['execute']>>[number]

const readPage = list({
  from: (db, asked: OptionalParams<Filters> & { viewer: Viewer }) => matching(db, asked),
  order: () => [['users.userId', 'desc']],
  select: selectAccount,
})

/** Adds their roles and the use of their tokens. */
async function complete(call: Call, rows: readonly Row[]): Promise<ServiceAccount[]> {
  const ids = rows.map(({ userId }) => userId)
  const held = await readRolesOf(call, ids)
  const tokens = await call.db
    .selectFrom('apiTokens')
    .where('userId', 'in', [0, ...ids])
    .select(['userId', 'expiresAt', 'lastUsedAt'])
    .execute()
  return rows.map(({ deptName, deptNameEn, createdAt, ...row }) => {
    const own = tokens.filter(({ userId }) => userId === row.userId)
    const lastUsedAt = Math.max(0, ...own.map((token) => token.lastUsedAt ?? 0))
    const roles = held.get(row.userId)!
    return {
      ...row,
      deptName: inLanguage(call.language, deptName ?? '', deptNameEn ?? ''),
      createdAt: new Date(createdAt).toISOString(),
      roles,
      roleIds: roles.map(({ roleId }) => roleId),
      tokens: own.filter(({ expiresAt }) => expiresAt > call.now).length,
      lastUsedAt: lastUsedAt === 0 ? null : new Date(lastUsedAt).toISOString(),
    }
  })
}

export async function pageOfAccounts(
  call: Call,
  { page, size, ...filters }: Query,
): Promise<Output<typeof serviceAccounts.list>> {
  const asked = { ...filters, viewer: viewerOf(call.actor) }
  const { items, pageInfo } = await readPage(call.db, asked, { page, size })
  return { items: await complete(call, items), pageInfo }
}

/** Reads the choices of the form; `account` is null for a new one. */
export async function readAccountForm(
  call: Call,
  userId: number | undefined,
): Promise<Output<typeof serviceAccounts.form>> {
  if (userId !== undefined) await requireAccess(call, serviceAccountRecord)
  const roles = await listAssignableRoles(call)
  if (userId === undefined) return { roles, account: null }
  const row = await selectAccount(inScope(call.db, call.actor)).where('users.userId', '=', userId).executeTakeFirst()
  const [account] = await complete(call, [found(row)])
  return { roles, account: account! }
}

/** Selects service accounts in the scope of the actor by their ids. */
export const accountsInScope = ({ db, actor }: Call, ids: readonly number[]) =>
  inScope(db, actor).where('users.userId', 'in', [...ids])
