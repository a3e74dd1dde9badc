import { personTable } from '#server/call/person/person-table'
import { endPasswordLinks } from '#server/services/user/password-link'

/** Open links to set a password, without what makes one good. */
export const passwordLinks = personTable('passwordLinks', {
  name: { zh: '设置密码的链接', en: 'Links to set a password' },
  labels: {
    purpose: { zh: '用途', en: 'Purpose' },
    sentTo: { zh: '发送到', en: 'Sent to' },
    createdAt: { zh: '发送时间', en: 'Sent' },
    expiresAt: { zh: '有效期至', en: 'Good until' },
  },
  person: 'userId',
  id: 'purpose',
  columns: ['purpose', 'sentTo', 'createdAt', 'expiresAt'],
  moments: ['createdAt', 'expiresAt'],
  anonymise: {
    effect: { zh: '立即失效', en: 'They end at once' },
    run: async ({ db }, { userId }) => endPasswordLinks(db, [userId]),
  },
})
