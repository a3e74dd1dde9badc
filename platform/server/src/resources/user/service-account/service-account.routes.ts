import { serviceAccounts } from 'atrium/contract/system/user/service-account/service-account'
import { readHolders, rejectStronger } from '#server/access/stronger'
import type { Call } from '#server/call/call'
import { found } from '#server/call/checks/found'
import { resource } from '#server/call/resource'
import { addTokenOf, listTokens, renameTokenOf, revokeTokensOf } from '../../profile/token/owned-tokens'
import { readTokenPermissions } from '../../profile/token/token-permissions'
import { accountsInScope, pageOfAccounts, readAccountForm } from './service-account'
import { addAccount, deleteAccounts, editAccount } from './service-account-writes'

async function readAccountId(call: Call, userId: number): Promise<number> {
  const row = found(await accountsInScope(call, [userId]).select('users.userId').executeTakeFirst())
  return row.userId
}

/** Returns the id of an account whose rights the actor has: with a token of its, they could do all that it may. */
async function coveredAccount(call: Call, userId: number): Promise<number> {
  await readAccountId(call, userId)
  await rejectStronger(call, await readHolders(call, [userId]))
  return userId
}

export const serviceAccountResource = resource(serviceAccounts, {
  list: (call, { query }) => pageOfAccounts(call, query),
  form: (call, { query }) => readAccountForm(call, query.userId),
  add: (call, { body }) => addAccount(call, body),
  edit: (call, { body }) => editAccount(call, body),
  delete: (call, { query }) => deleteAccounts(call, query.ids),
  tokens: async (call, { query }) => listTokens(call, await readAccountId(call, query.userId)),
  tokenPermissions: async (call, { query }) => readTokenPermissions(call, await readAccountId(call, query.userId)),
  addToken: async (call, { body: { userId, ...form } }) => addTokenOf(call, await coveredAccount(call, userId), form),
  renameToken: async (call, { body: { userId, ...name } }) =>
    renameTokenOf(call, await coveredAccount(call, userId), name),
  revokeTokens: async (call, { query: { userId, ids } }) =>
    revokeTokensOf(call, await coveredAccount(call, userId), ids),
})
