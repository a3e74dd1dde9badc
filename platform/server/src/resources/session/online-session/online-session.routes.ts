import { onlineSessions, ownSessions } from 'atrium/contract/system/online-session/online-session'
import { resource } from '#server/call/resource'
import { endAllOwnSessions, endOwnSessions, kickSessions, listOwnSessions, pageOfSessions } from './online-session'

export const onlineSessionResource = resource(onlineSessions, {
  list: (call, { query }) => pageOfSessions(call, query),
  kick: (call, { query }) => kickSessions(call, query.ids),
})

export const ownSessionResource = resource(ownSessions, {
  list: listOwnSessions,
  end: (call, { query }) => endOwnSessions(call, query.ids),
  endAll: endAllOwnSessions,
})
