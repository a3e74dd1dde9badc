import { recordKind } from '../../../kind/record-kind'

/** A token with which scripts call the API in the name of a person. The token itself is stored nowhere. */
export const apiToken = recordKind('apiToken', {
  name: { zh: 'API 令牌', en: 'API token' },
  plural: { zh: 'API 令牌', en: 'API tokens' },
  table: 'apiTokens',
  id: 'tokenId',
  title: 'tokenName',
  scopeFields: ['userId'],
  fields: {
    tokenName: { zh: '名称', en: 'Name' },
    userId: { zh: '所有者', en: 'Owner' },
    hint: { zh: '末四位', en: 'Last characters' },
    permissions: { zh: '权限', en: 'Permissions' },
    dataScope: { zh: '数据权限', en: 'Data scope' },
    addresses: { zh: '允许的网络地址', en: 'Allowed addresses' },
    createdAt: { zh: '创建时间', en: 'Created' },
    expiresAt: { zh: '到期时间', en: 'Expires' },
    lastUsedAt: { zh: '最近使用', en: 'Last use' },
    lastUsedAddress: { zh: '最近使用的地址', en: 'Address of the last use' },
  },
  unique: [{ field: 'tokenName', within: 'userId', indexes: ['api_tokens_name_ignore_case'] }],
  errors: {
    tooMany: {
      status: 409,
      text: {
        zh: '每人最多有 {n} 个 API 令牌，请先撤销不用的',
        en: 'A person has {n} API tokens at most. Revoke one first',
      },
    },
  },
})
