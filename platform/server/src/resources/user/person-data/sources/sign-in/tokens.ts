import { apiToken } from 'atrium/contract/system/user/token/token.record'
import { personTable } from '#server/call/person/person-table'
import { deleteTokensOf } from '#server/services/token/token'

/** API tokens, without what signs in. */
export const tokens = personTable('apiTokens', {
  name: { zh: 'API 令牌', en: 'API tokens' },
  labels: apiToken.fields,
  person: 'userId',
  id: 'tokenId',
  columns: [
    'tokenId',
    'tokenName',
    'hint',
    'permissions',
    'dataScope',
    'addresses',
    'createdAt',
    'expiresAt',
    'lastUsedAt',
    'lastUsedAddress',
  ],
  moments: ['createdAt', 'expiresAt', 'lastUsedAt'],
  anonymise: {
    effect: { zh: '立即撤销', en: 'They are revoked at once' },
    run: async ({ db }, { userId }) => deleteTokensOf(db, [userId]),
  },
})
