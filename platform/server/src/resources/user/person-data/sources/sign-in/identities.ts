import { personTable } from '#server/call/person/person-table'
import { removeIdentities } from '#server/services/session/sso/identity'

/** Accounts at identity providers. */
export const identities = personTable('identities', {
  name: { zh: '身份提供方账号', en: 'Accounts at identity providers' },
  labels: {
    subject: { zh: '标识', en: 'Id there' },
    account: { zh: '账号', en: 'Account' },
    linkedAt: { zh: '关联时间', en: 'Linked' },
    lastUsedAt: { zh: '最近使用', en: 'Last used' },
  },
  person: 'userId',
  id: 'identityId',
  columns: ['identityId', 'subject', 'account', 'linkedAt', 'lastUsedAt'],
  moments: ['linkedAt', 'lastUsedAt'],
  anonymise: {
    effect: { zh: '删除', en: 'They are deleted' },
    run: ({ db }, { userId }) => removeIdentities(db, userId),
  },
})
