import type { Output, Parsed } from 'atrium/contract/endpoint'
import { inLanguage } from 'atrium/contract/language'
import type { onlineSessions, OwnSession } from 'atrium/contract/system/online-session/online-session'
import { userInScope, viewerOf, type Viewer } from '#server/access/scope'
import { endSessions, type SessionEnd } from '#server/services/session/session-end'
import { endTrust } from '#server/services/session/trusted-browser'
import { readHolders, rejectStronger } from '#server/access/stronger'
import { contains } from '#server/db/engines/like'
import { list } from '#server/db/page'
import type { Database, Flag } from '#server/db/schema'
import { literal, type Literal, type Params, type Value } from '#server/db/statement'
import type { Call } from '#server/call/call'
import { isOpen, readSessionTimes, type SessionTimes } from '#server/call/setting/session-times'
import { allFound } from '#server/call/checks/found'
import type { WriteCall } from '#server/call/write-call'

const columns = [
  'sessions.sessionId',
  'sessions.address',
  'sessions.agent',
  'sessions.createdAt',
  'sessions.lastSeenAt',
  'sessions.locked',
] as const

interface Row {
  sessionId: number
  address: string
  agent: string
  createdAt: number
  lastSeenAt: number
  locked: Flag
}

function present({ sessionId, address, agent, createdAt, lastSeenAt, locked }: Row, call: Call): OwnSession {
  return {
    sessionId,
    address,
    agent,
    createdAt: new Date(createdAt).toISOString(),
    lastSeenAt: new Date(lastSeenAt).toISOString(),
    locked: locked === 1,
    own: sessionId === call.actor.sessionId,
  }
}

interface Moment {
  readonly now: Value<number>
  /** How long sessions last, as JSON: it decides about the SQL. */
  readonly times: string
}

async function momentOf({ db, deps, now }: Call) {
  return { now, times: JSON.stringify(await readSessionTimes(db, deps)) }
}

/** Sessions that still open something. */
const openSessions = (db: Database, { now, times }: Moment) =>
  db
    .selectFrom('users')
    .innerJoin('sessions', 'sessions.userId', 'users.userId')
    .where(isOpen(JSON.parse(times) as SessionTimes, now))
    .where('users.status', '=', 1)

const inScope = (db: Database, moment: Moment, viewer: Viewer) =>
  openSessions(db, moment).where(userInScope(viewer) as never)

type Query = Parsed<typeof onlineSessions.list>['query']
type Asked = Pick<Query, 'username' | 'address'> & {
  now: number
  times: Literal<string>
  viewer: ReturnType<typeof viewerOf>
}

function matchingSessions(db: Database, { viewer, username, address, ...moment }: Params<Asked>) {
  let query = inScope(db, moment, viewer).leftJoin('depts', 'depts.deptId', 'users.deptId')
  if (username) {
    const names = ['users.username', 'users.nickname'] as const
    query = query.where((eb) => eb.or(names.map((name) => contains(eb, name, username))))
  }
  if (address) query = query.where((eb) => contains(eb, 'sessions.address', address))
  return query
}

const readPage = list({
  from: matchingSessions,
  order: () => [
    ['sessions.lastSeenAt', 'desc'],
    ['sessions.sessionId', 'desc'],
  ],
  select: (all) =>
    all
      .select(columns)
      .select(['users.userId', 'users.username', 'users.nickname', 'depts.deptName', 'depts.deptNameEn']),
})

export async function pageOfSessions(
  call: Call,
  { page, size, ...filters }: Query,
): Promise<Output<typeof onlineSessions.list>> {
  const { now, times } = await momentOf(call)
  const asked = { ...filters, now, times: literal(times), viewer: viewerOf(call.actor) }
  const { items, pageInfo } = await readPage(call.db, asked, { page, size })
  return {
    items: items.map(({ userId, username, nickname, deptName, deptNameEn, ...session }) => ({
      ...present(session, call),
      userId,
      username,
      nickname,
      deptName: inLanguage(call.language, deptName ?? '', deptNameEn ?? ''),
    })),
    pageInfo,
  }
}

export async function listOwnSessions(call: Call): Promise<OwnSession[]> {
  const own = openSessions(call.db, await momentOf(call)).where('users.userId', '=', call.actor.userId)
  const rows = await own.select(columns).orderBy('sessions.sessionId', 'desc').execute()
  return rows.map((row) => present(row, call))
}

async function readThese(query: ReturnType<typeof openSessions>, ids: number[]) {
  const these = query.where('sessions.sessionId', 'in', ids).select(columns).select(['users.userId', 'users.username'])
  return allFound(await these.execute(), ids)
}

async function endThese(
  { db, now, changed }: WriteCall,
  reason: SessionEnd,
  rows: Awaited<ReturnType<typeof readThese>>,
): Promise<null> {
  const ids = rows.map(({ sessionId }) => sessionId)
  await endSessions(db, { reason, now }, (sessions) => sessions.where('sessionId', 'in', ids))
  for (const before of rows) changed({ id: before.sessionId, before })
  return null
}

export async function kickSessions(call: WriteCall, ids: number[]): Promise<null> {
  const rows = await readThese(inScope(call.db, await momentOf(call), call.actor), ids)
  const userIds = rows.map(({ userId }) => userId)
  await rejectStronger(call, await readHolders(call, userIds))
  return endThese(call, 'session.kicked', rows)
}

export async function endOwnSessions(call: WriteCall, ids: number[]): Promise<null> {
  const own = openSessions(call.db, await momentOf(call)).where('users.userId', '=', call.actor.userId)
  const rows = await readThese(own, ids)
  return endThese(call, 'session.endedByOwner', rows)
}

export async function endAllOwnSessions(call: WriteCall): Promise<null> {
  const own = openSessions(call.db, await momentOf(call)).where('users.userId', '=', call.actor.userId)
  const rows = await own.select(columns).select(['users.userId', 'users.username']).execute()
  await endTrust(call.db, [call.actor.userId])
  return endThese(call, 'session.endedByOwner', rows)
}
