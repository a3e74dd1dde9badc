import { apiTokens, ownTokens } from 'atrium/contract/system/user/token/token'
import { resource } from '#server/call/resource'
import { pageOfTokens, revokeTokens } from './all-tokens'
import { addOwnToken, listOwnTokens, renameOwnToken, revokeOwnTokens } from './own-tokens'
import { readTokenPermissions } from './token-permissions'

export const ownTokenResource = resource(ownTokens, {
  list: listOwnTokens,
  permissions: readTokenPermissions,
  add: (call, { body }) => addOwnToken(call, body),
  rename: (call, { body }) => renameOwnToken(call, body),
  revoke: (call, { query }) => revokeOwnTokens(call, query.ids),
})

export const apiTokenResource = resource(apiTokens, {
  list: (call, { query }) => pageOfTokens(call, query),
  revoke: (call, { query }) => revokeTokens(call, query.ids),
})
