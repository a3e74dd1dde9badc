import { personTable } from '#server/call/person/person-table'
import { removeFactors } from '#server/services/factor/factor'

/** Passkeys, without their keys and what authenticators call them. */
export const passkeys = personTable('passkeys', {
  name: { zh: '通行密钥', en: 'Passkeys' },
  labels: {
    name: { zh: '名称', en: 'Name' },
    agent: { zh: '浏览器', en: 'Browser' },
    createdAt: { zh: '添加时间', en: 'Added' },
    lastUsedAt: { zh: '最近使用', en: 'Last used' },
  },
  person: 'userId',
  id: 'passkeyId',
  columns: ['passkeyId', 'name', 'agent', 'createdAt', 'lastUsedAt'],
  moments: ['createdAt', 'lastUsedAt'],
  anonymise: {
    effect: { zh: '删除', en: 'They are deleted' },
    run: ({ db }, { userId }) => removeFactors(db, userId),
  },
})
