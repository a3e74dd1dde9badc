import { personTable } from '#server/call/person/person-table'
import { endTrust } from '#server/services/session/trusted-browser'

/** Trusted browsers, without what signs in. */
export const browsers = personTable('trustedBrowsers', {
  name: { zh: '受信任的浏览器', en: 'Trusted browsers' },
  labels: {
    agent: { zh: '客户端', en: 'Client' },
    address: { zh: '地址', en: 'Address' },
    createdAt: { zh: '添加时间', en: 'Added' },
    lastUsedAt: { zh: '最近使用', en: 'Last used' },
    expiresAt: { zh: '到期时间', en: 'Expires' },
  },
  person: 'userId',
  id: 'browserId',
  columns: ['browserId', 'agent', 'address', 'createdAt', 'lastUsedAt', 'expiresAt'],
  moments: ['createdAt', 'lastUsedAt', 'expiresAt'],
  anonymise: {
    effect: { zh: '不再受信任', en: 'They are trusted no more' },
    run: async ({ db }, { userId }) => endTrust(db, [userId]),
  },
})
