import type { Output, Parsed } from 'atrium/contract/endpoint'
import type { OwnToken, ownTokens } from 'atrium/contract/system/user/token/token'
import { apiToken } from 'atrium/contract/system/user/token/token.record'
import { holdsPermission } from 'atrium/contract/access'
import { permissionsOf } from '#server/access/actor'
import { AppError } from '#server/call/app-error'
import type { Call } from '#server/call/call'
import { allFound, found } from '#server/call/checks/found'
import { rejectTaken } from '#server/call/checks/taken'
import { rejectField } from '#server/call/field-error'
import type { WriteCall } from '#server/call/write-call'
import { countOf } from '#server/db/count'
import { addToken, renameToken } from '#server/services/token/token'
import { columns, logged, present, revoke } from './token-row'

/** Who has more cannot tell which of them a script uses. */
const mostTokens = 50
const dayMillis = 86_400_000

const ownOf = ({ db, actor }: Call) => db.selectFrom('apiTokens').where('userId', '=', actor.userId)

export async function listOwnTokens(call: Call): Promise<OwnToken[]> {
  const rows = await ownOf(call).select(columns).orderBy('tokenId', 'desc').execute()
  return rows.map(present)
}

type Form = Parsed<typeof ownTokens.add>['body']

export async function addOwnToken(call: WriteCall, form: Form): Promise<Output<typeof ownTokens.add>> {
  const { actor, now, db } = call
  const { userId } = actor
  const { tokenName, dataScope } = form
  if ((await countOf(ownOf(call))) >= mostTokens)
    throw new AppError(apiToken.errors.tooMany, { values: { n: mostTokens } })
  await rejectTaken(call, apiToken, { tokenName, userId })
  const row = {
    userId,
    tokenName,
    dataScope,
    permissions: await chosenPermissions(call, form.permissions),
    addresses: JSON.stringify(form.addresses),
    createdAt: now,
    expiresAt: now + form.days * dayMillis,
    lastUsedAt: null,
    lastUsedAddress: '',
  }
  const { tokenId, token, hint } = await addToken(db, call.deps, row)
  call.changed({ id: tokenId, after: logged({ ...row, tokenId, hint }) })
  return { tokenId, token }
}

/** Nobody gives a token what they lack. */
async function chosenPermissions({ db, actor, deps }: WriteCall, chosen: readonly string[] | null) {
  if (chosen === null) return null
  const held = await permissionsOf(db, actor)
  const known: readonly string[] = deps.product.contract.allPermissions
  const isOffered = (code: string) => known.includes(code) && holdsPermission(held, [code])
  if (!chosen.every(isOffered)) rejectField('permissions', 'notOffered')
  return JSON.stringify([...new Set(chosen)])
}

export async function renameOwnToken(
  call: WriteCall,
  { tokenId, tokenName }: Parsed<typeof ownTokens.rename>['body'],
): Promise<null> {
  const of = ownOf(call).where('tokenId', '=', tokenId)
  const before = found(await of.select([...columns, 'apiTokens.userId']).executeTakeFirst())
  const { userId } = before
  await rejectTaken(call, apiToken, { tokenName, userId }, before)
  await renameToken(call.db, tokenId, tokenName)
  call.changed({ id: tokenId, before: logged(before), after: logged({ ...before, tokenName }) })
  return null
}

export async function revokeOwnTokens(call: WriteCall, ids: number[]): Promise<null> {
  const these = ownOf(call)
    .where('tokenId', 'in', ids)
    .select([...columns, 'apiTokens.userId'])
  return revoke(call, allFound(await these.execute(), ids))
}
