import { apiToken } from 'atrium/contract/system/user/token/token.record'
import { defineText } from '#shared/i18n/text'

export const texts = defineText('system/operation/token', {
  tokens: { zh: 'API 令牌', en: 'API tokens' },
  empty: { zh: '没有人有 API 令牌', en: 'Nobody has an API token' },
  owner: apiToken.fields.userId,
  username: { zh: '用户名或昵称', en: 'User name or name' },
  name: apiToken.fields.tokenName,
  permissions: apiToken.fields.permissions,
  all: { zh: '所有者的全部权限', en: 'All that the owner has' },
  count: { zh: '{{total}} 项权限', en: 'Permissions: {{total}}' },
  scope: apiToken.fields.dataScope,
  ownScope: { zh: '与所有者相同', en: 'That of the owner' },
  addresses: apiToken.fields.addresses,
  expires: apiToken.fields.expiresAt,
  lastUsed: apiToken.fields.lastUsedAt,
  unused: { zh: '未使用过', en: 'Never used' },
  state: { zh: '状态', en: 'State' },
  valid: { zh: '有效', en: 'Valid' },
  expired: { zh: '已过期', en: 'Expired' },
  revoke: { zh: '撤销', en: 'Revoke' },
  askOne: { zh: '撤销令牌「{{name}}」？', en: 'Revoke the token {{name}}?' },
  askMany: { zh: '撤销「{{name}}」等 {{total}} 个令牌？', en: 'Revoke {{name}} and others, {{total}} in all?' },
  askHint: {
    zh: '使用它的程序会立即无法调用，且不能恢复。',
    en: 'What uses it stops working at once. It cannot be undone.',
  },
  revoked: { zh: '已撤销', en: 'Revoked' },
})
