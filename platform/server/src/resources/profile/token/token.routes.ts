import { apiTokens, ownTokens } from 'atrium/contract/system/user/token/token'
import { resource } from '#server/call/resource'
import { pageOfTokens, revokeTokens } from './all-tokens'
import { addTokenOf, listTokens, renameTokenOf, revokeTokensOf } from './owned-tokens'
import { readTokenPermissions } from './token-permissions'

export const ownTokenResource = resource(ownTokens, {
  list: (call) => listTokens(call, call.actor.userId),
  permissions: (call) => readTokenPermissions(call, call.actor.userId),
  add: (call, { body }) => addTokenOf(call, call.actor.userId, body),
  rename: (call, { body }) => renameTokenOf(call, call.actor.userId, body),
  revoke: (call, { query }) => revokeTokensOf(call, call.actor.userId, query.ids),
})

export const apiTokenResource = resource(apiTokens, {
  list: (call, { query }) => pageOfTokens(call, query),
  revoke: (call, { query }) => revokeTokens(call, query.ids),
})
