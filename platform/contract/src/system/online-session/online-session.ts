import * as z from 'zod'
import { audit } from '../../audit'
import { endpoint, pageOf } from '../../endpoint'
import { filter, id, moment, paging, queryIds } from '../../fields'
import { session } from './online-session.record'

export const OwnSession = z
  .strictObject({
    sessionId: id,
    address: z.string(),
    /** The `User-Agent` of the sign-in. */
    agent: z.string(),
    /** When it was opened. */
    createdAt: moment,
    /** To the minute. */
    lastSeenAt: moment,
    locked: z.boolean(),
    /** The session of the caller. */
    own: z.boolean(),
  })
  .meta({ id: 'OwnSession' })
export type OwnSession = z.output<typeof OwnSession>

export const OnlineSession = OwnSession.extend({
  userId: id,
  username: z.string(),
  nickname: z.string(),
  /** In the language asked for; empty without a department. */
  deptName: z.string(),
}).meta({ id: 'OnlineSession' })
export type OnlineSession = z.output<typeof OnlineSession>

/** The open sessions of users in the asking person's scope, those seen last first. */
export const onlineSessions = {
  list: endpoint('GET /api/system/session/list', {
    access: 'system:session:list',
    query: z.strictObject({
      ...paging,
      /** A part of the user name or of the name that is shown. */
      username: filter,
      address: filter,
    }),
    reply: pageOf(OnlineSession),
    message: 'queried',
    summary: 'List open sessions',
  }),
  /** The users of these sessions have to sign in again. */
  kick: endpoint('DELETE /api/system/session', {
    access: 'system:session:kick',
    query: z.strictObject({ ids: queryIds }),
    reply: z.null(),
    audit: audit('kick', session, '强制下线', 'End sessions'),
  }),
}

export const ownSessions = {
  list: endpoint('GET /api/user/sessions', {
    access: 'signedIn',
    reply: z.array(OwnSession),
    message: 'queried',
    summary: 'List own sessions',
  }),
  end: endpoint('DELETE /api/user/sessions', {
    access: 'signedIn',
    query: z.strictObject({ ids: queryIds }),
    reply: z.null(),
    audit: audit('kick', session, '退出其他设备', 'End own sessions'),
  }),
  /** Ends all own sessions, that of the caller as well. API tokens go on. */
  endAll: endpoint('DELETE /api/user/sessions/all', {
    access: 'signedIn',
    reply: z.null(),
    whenFactorDue: true,
    endsSession: true,
    audit: audit('kick', session, '在所有设备退出', 'End all own sessions'),
  }),
}
