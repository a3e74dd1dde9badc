import type { Output, Parsed } from '@atrium/contract/endpoint'
import { inLanguage } from '@atrium/contract/language'
import type { onlineSessions, OwnSession } from '@atrium/contract/system/online-session'
import { userInScope } from '../../access/scope'
import { contains } from '../../db/engines/like'
import { pageOf } from '../../db/page'
import type { Flag } from '../../db/schema'
import type { Call } from '../../http/call'
import { allFound } from '../../http/found'
import type { WriteCall } from '../../http/write'

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

/** Sessions that still open something. */
const openSessions = ({ db, deps, now }: Call) =>
  db
    .selectFrom('users')
    .innerJoin('sessions', 'sessions.userId', 'users.userId')
    .where('sessions.expiresAt', '>', now)
    .where('sessions.lastSeenAt', '>', now - deps.idleMillis)
    .where('users.status', '=', 1)

const inScope = (call: Call) => openSessions(call).where(userInScope(call.actor) as never)

export async function pageOfSessions(
  call: Call,
  filters: Parsed<typeof onlineSessions.list>['query'],
): Promise<Output<typeof onlineSessions.list>> {
  const { username, address } = filters
  let query = inScope(call).leftJoin('depts', 'depts.deptId', 'users.deptId')
  if (username) query = query.where((eb) => contains(eb, 'users.username', username))
  if (address) query = query.where((eb) => contains(eb, 'sessions.address', address))
  const { items, pageInfo } = await pageOf(query, filters, (all) =>
    all
      .select(columns)
      .select(['users.userId', 'users.username', 'users.nickname', 'depts.deptName', 'depts.deptNameEn'])
      .orderBy('sessions.lastSeenAt', 'desc')
      .orderBy('sessions.sessionId', 'desc'),
  )
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
  const own = openSessions(call).where('users.userId', '=', call.actor.userId)
  const rows = await own.select(columns).orderBy('sessions.sessionId', 'desc').execute()
  return rows.map((row) => present(row, call))
}

async function endThese(call: WriteCall, query: ReturnType<typeof openSessions>, ids: number[]): Promise<null> {
  const these = query.where('sessions.sessionId', 'in', ids).select(columns).select(['users.userId', 'users.username'])
  const rows = allFound(await these.execute(), ids)
  await call.db.deleteFrom('sessions').where('sessionId', 'in', ids).execute()
  for (const before of rows) call.changed({ id: before.sessionId, before })
  return null
}

export const kickSessions = (call: WriteCall, ids: number[]) => endThese(call, inScope(call), ids)

export const endOwnSessions = (call: WriteCall, ids: number[]) =>
  endThese(call, openSessions(call).where('users.userId', '=', call.actor.userId), ids)
