import * as z from 'zod'
import { audit } from '../../../audit'
import { endpoint, pageOf } from '../../../endpoint'
import { filter, id, moment, paging, queryIds, requiredText } from '../../../fields'
import { isAddressRange } from '../../../untrusted/address-range'
import { tokenDays, tokenScopes } from './token-limits'
import { apiToken } from './token.record'

const permissions = z.array(z.string().max(200)).max(2000)
const scope = z.literal(tokenScopes).nullable()

export const OwnToken = z
  .strictObject({
    tokenId: id,
    tokenName: z.string(),
    /** The last four characters. */
    hint: z.string(),
    /** The permissions that were chosen; null for all that the owner has at the time of a call. */
    permissions: permissions.nullable(),
    /** Null for that of the owner. */
    dataScope: scope,
    /** Network addresses and ranges that it may be used from; none for any. */
    addresses: z.array(z.string()),
    createdAt: moment,
    expiresAt: moment,
    /** To the minute; null before the first use. */
    lastUsedAt: moment.nullable(),
    lastUsedAddress: z.string(),
  })
  .meta({ id: 'OwnToken' })
export type OwnToken = z.output<typeof OwnToken>

export const ApiToken = OwnToken.extend({ userId: id, username: z.string(), nickname: z.string() }).meta({
  id: 'ApiToken',
})
export type ApiToken = z.output<typeof ApiToken>

/** A permission that the person may give to a token. */
export const TokenPermission = z
  .strictObject({
    permission: z.string(),
    /** In the language asked for, as the menu calls it. */
    name: z.string(),
    /** The page of the menu that it belongs to. */
    page: z.string(),
  })
  .meta({ id: 'TokenPermission' })
export type TokenPermission = z.output<typeof TokenPermission>

export const TokenForm = z
  .strictObject({
    tokenName: requiredText(60),
    /** Null for all that the owner has at the time of a call. */
    permissions: permissions.min(1).nullable(),
    dataScope: scope.default(null),
    addresses: z.array(z.string().trim().max(60).refine(isAddressRange)).max(20).default([]),
    days: z.int().min(1).max(tokenDays.most).default(tokenDays.default),
  })
  .meta({ id: 'TokenForm' })

/** A token that was just made. */
export const MadeToken = z.strictObject({ tokenId: id, token: z.string() }).meta({ id: 'MadeToken' })

export const TokenName = z.strictObject({ tokenId: id, tokenName: requiredText(60) }).meta({ id: 'TokenName' })

/** The API tokens of the signed-in person. */
export const ownTokens = {
  list: endpoint('GET /api/user/tokens', {
    access: 'signedIn',
    reply: z.array(OwnToken),
    message: 'queried',
    summary: 'List own API tokens',
  }),
  permissions: endpoint('GET /api/user/tokens/permissions', {
    access: 'signedIn',
    reply: z.array(TokenPermission),
    summary: 'List the permissions that an own API token may have',
  }),
  /** Returns the token, which is shown this once. */
  add: endpoint('POST /api/user/tokens', {
    access: 'signedIn',
    needsReauth: true,
    body: TokenForm,
    reply: MadeToken,
    audit: audit('add', apiToken, '创建 API 令牌', 'Make an API token'),
    showsSecret: true,
  }),
  rename: endpoint('PUT /api/user/tokens', {
    access: 'signedIn',
    body: TokenName,
    reply: z.null(),
    audit: audit('edit', apiToken, '重命名 API 令牌', 'Rename an API token'),
  }),
  revoke: endpoint('DELETE /api/user/tokens', {
    access: 'signedIn',
    query: z.strictObject({ ids: queryIds }),
    reply: z.null(),
    audit: audit('delete', apiToken, '撤销自己的 API 令牌', 'Revoke own API tokens'),
  }),
}

/** The API tokens of people in the scope of the caller, the newest first. */
export const apiTokens = {
  list: endpoint('GET /api/system/token/list', {
    access: 'system:token:list',
    query: z.strictObject({
      ...paging,
      /** A part of the user name or of the name that is shown. */
      username: filter,
      tokenName: filter,
    }),
    reply: pageOf(ApiToken),
    message: 'queried',
    summary: 'List API tokens',
  }),
  /** Those of stronger accounts are left alone. */
  revoke: endpoint('DELETE /api/system/token', {
    access: 'system:token:revoke',
    query: z.strictObject({ ids: queryIds }),
    reply: z.null(),
    audit: audit('delete', apiToken, '撤销 API 令牌', 'Revoke API tokens'),
  }),
}
