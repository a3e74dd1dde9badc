import type { OwnToken } from 'atrium/contract/system/user/token/token'
import type { Selectable } from 'kysely'
import type { WriteCall } from '#server/call/write-call'
import type { ApiTokenTable } from '#server/db/tables/token-tables'
import { deleteTokens } from '#server/services/token/token'

/** The columns of an API token that its owner and administrators see. */
export const columns = [
  'apiTokens.tokenId',
  'apiTokens.tokenName',
  'apiTokens.hint',
  'apiTokens.permissions',
  'apiTokens.dataScope',
  'apiTokens.addresses',
  'apiTokens.createdAt',
  'apiTokens.expiresAt',
  'apiTokens.lastUsedAt',
  'apiTokens.lastUsedAddress',
] as const

type Row = Omit<Selectable<ApiTokenTable>, 'tokenHash' | 'userId'>

const textOf = (millis: number) => new Date(millis).toISOString()

export const present = (row: Row): OwnToken => ({
  ...row,
  permissions: row.permissions === null ? null : (JSON.parse(row.permissions) as string[]),
  dataScope: row.dataScope as OwnToken['dataScope'],
  addresses: JSON.parse(row.addresses) as string[],
  createdAt: textOf(row.createdAt),
  expiresAt: textOf(row.expiresAt),
  lastUsedAt: row.lastUsedAt === null ? null : textOf(row.lastUsedAt),
})

/** Returns what the operation log has of an API token. */
export function logged({ permissions, addresses, ...row }: Row & { userId: number }) {
  return {
    ...row,
    permissions: permissions === null ? null : (JSON.parse(permissions) as string[]),
    addresses: JSON.parse(addresses) as string[],
  }
}

/** Revokes these. */
export async function revoke({ db, changed }: WriteCall, rows: readonly (Row & { userId: number })[]): Promise<null> {
  await deleteTokens(
    db,
    rows.map(({ tokenId }) => tokenId),
  )
  for (const row of rows) changed({ id: row.tokenId, before: logged(row) })
  return null
}
