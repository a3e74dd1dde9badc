import { session } from 'atrium/contract/system/online-session/online-session.record'
import { personTable } from '#server/call/person/person-table'

/** Open sessions, without what signs in. */
export const sessions = personTable('sessions', {
  name: { zh: '会话', en: 'Sessions' },
  labels: session.fields,
  person: 'userId',
  id: 'sessionId',
  columns: ['sessionId', 'createdAt', 'lastSeenAt', 'expiresAt', 'address', 'agent'],
  moments: ['createdAt', 'lastSeenAt', 'expiresAt'],
  anonymise: {
    effect: { zh: '立即结束', en: 'They end at once' },
    // The service of users ends them with the account.
    run: async () => undefined,
  },
})
