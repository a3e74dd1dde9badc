import type { Output, Parsed } from 'atrium/contract/endpoint'
import type { OwnToken, ownTokens } from 'atrium/contract/system/user/token/token'
import { apiToken } from 'atrium/contract/system/user/token/token.record'
import { holdsPermission } from 'atrium/contract/access'
import { AppError } from '#server/call/app-error'
import type { Call } from '#server/call/call'
import { allFound, found } from '#server/call/checks/found'
import { rejectTaken } from '#server/call/checks/taken'
import { rejectField } from '#server/call/field-error'
import type { WriteCall } from '#server/call/write-call'
import { countOf } from '#server/db/count'
import { addToken, renameToken } from '#server/services/token/token'
import { newTokenMail } from '../../session/mails/account-mails'
import { columns, logged, present, revoke } from './token-row'
import { permissionsOfOwner } from './token-permissions'

/** Who has more cannot tell which of them a script uses. */
const mostTokens = 50
const dayMillis = 86_400_000

/** The tokens of a user: of the person who calls, or of a service account that the caller was found to cover. */
const tokensOf = ({ db }: Call, userId: number) => db.selectFrom('apiTokens').where('userId', '=', userId)

export async function listTokens(call: Call, userId: number): Promise<OwnToken[]> {
  const rows = await tokensOf(call, userId).select(columns).orderBy('tokenId', 'desc').execute()
  return rows.map(present)
}

type Form = Parsed<typeof ownTokens.add>['body']

export async function addTokenOf(call: WriteCall, userId: number, form: Form): Promise<Output<typeof ownTokens.add>> {
  const { now, db } = call
  const { tokenName, dataScope } = form
  if ((await countOf(tokensOf(call, userId))) >= mostTokens)
    throw new AppError(apiToken.errors.tooMany, { values: { n: mostTokens } })
  await rejectTaken(call, apiToken, { tokenName, userId })
  const row = {
    userId,
    tokenName,
    dataScope,
    permissions: await chosenPermissions(call, userId, form.permissions),
    addresses: JSON.stringify(form.addresses),
    createdAt: now,
    expiresAt: now + form.days * dayMillis,
    lastUsedAt: null,
    lastUsedAddress: '',
  }
  const { tokenId, token, hint } = await addToken(db, call.deps, row)
  call.changed({ id: tokenId, after: logged({ ...row, tokenId, hint }) })
  await call.mail(newTokenMail(userId, { now, address: call.address, agent: call.agent, tokenName }))
  return { tokenId, token }
}

/** Nobody gives a token what its owner lacks. */
async function chosenPermissions(call: WriteCall, userId: number, chosen: readonly string[] | null) {
  if (chosen === null) return null
  const held = await permissionsOfOwner(call, userId)
  const known: readonly string[] = call.deps.product.contract.allPermissions
  const isOffered = (code: string) => known.includes(code) && holdsPermission(held, [code])
  if (!chosen.every(isOffered)) rejectField('permissions', 'notOffered')
  return JSON.stringify([...new Set(chosen)])
}

export async function renameTokenOf(
  call: WriteCall,
  userId: number,
  { tokenId, tokenName }: Parsed<typeof ownTokens.rename>['body'],
): Promise<null> {
  const of = tokensOf(call, userId).where('tokenId', '=', tokenId)
  const before = found(await of.select([...columns, 'apiTokens.userId']).executeTakeFirst())
  await rejectTaken(call, apiToken, { tokenName, userId }, before)
  await renameToken(call.db, tokenId, tokenName)
  call.changed({ id: tokenId, before: logged(before), after: logged({ ...before, tokenName }) })
  return null
}

export async function revokeTokensOf(call: WriteCall, userId: number, ids: number[]): Promise<null> {
  const these = tokensOf(call, userId)
    .where('tokenId', 'in', ids)
    .select([...columns, 'apiTokens.userId'])
  return revoke(call, allFound(await these.execute(), ids))
}
