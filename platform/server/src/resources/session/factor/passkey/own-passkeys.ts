import type { Parsed } from 'atrium/contract/endpoint'
import type { passkeys } from 'atrium/contract/system/user/passkey'
import type { CreatedPasskey, PasskeyCreation } from 'atrium/contract/untrusted/passkey'
import { AppError } from '#server/call/app-error'
import type { Call } from '#server/call/call'
import { found } from '#server/call/checks/found'
import { readBrand } from '#server/call/setting/brand'
import type { WriteCall } from '#server/call/write-call'
import { algorithms, checkCreated, relyingPartyOf } from '#server/credentials/passkey-proof'
import { createToken } from '#server/credentials/tokens'
import * as rows from '#server/services/factor/passkey'
import { challengeMillis, makeChallenge, takeChallenge } from '#server/services/factor/passkey-challenge'
import { changeFactors, firstCodes, rejectTaken, rejectTooMany } from '../change-factors'
import { namesOf } from './request'

type Body<K extends keyof typeof passkeys> = Parsed<(typeof passkeys)[K]>['body']

/** Returns what a browser makes a passkey with. An authenticator that has one of the person's passkeys makes no second one. */
export async function beginPasskey(call: Call): Promise<PasskeyCreation> {
  const { db, actor, site } = call
  const { userId, username, sessionId } = actor
  const own = await rows.readPasskeys(db, userId)
  rejectTooMany(own)
  const { name } = await readBrand(call)
  const handle = own[0]?.userHandle ?? createToken()
  return {
    challenge: await makeChallenge(call, { purpose: 'add', sessionId }, handle),
    rp: { id: relyingPartyOf(site), name },
    user: { id: handle, name: username, displayName: username },
    pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
    timeout: challengeMillis,
    attestation: 'none',
    excludeCredentials: namesOf(own),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  }
}

/** Returns a passkey that was made for the session of the call, and the handle that it has for the person. */
async function checkedPasskey(call: Call, created: CreatedPasskey) {
  const { actor, site } = call
  let userHandle = ''
  const use = { purpose: 'add', sessionId: actor.sessionId } as const
  const take = async (challenge: string) => {
    const taken = await takeChallenge(call, challenge, use)
    userHandle = taken?.userHandle ?? ''
    return taken !== undefined
  }
  const result = await checkCreated({ site, takeChallenge: take }, created)
  if ('wrong' in result) throw new AppError(result.wrong)
  return { ...result.shown, userHandle }
}

export function addPasskey(call: WriteCall, { name, passkey }: Body<'add'>): Promise<string[]> {
  const { db, actor, now, agent } = call
  const { userId } = actor
  return changeFactors(call, 'added', async () => {
    await rejectTaken(db, userId, { name })
    rejectTooMany(await rows.readPasskeys(db, userId))
    const checked = await checkedPasskey(call, passkey)
    const transports = passkey.transports.filter((way) => /^[\w-]+$/.test(way)).join()
    const row = { ...checked, userId, name, transports, agent, createdAt: now, lastUsedAt: null }
    if (!(await rows.addPasskey(db, row))) throw new AppError('passkey.wrong')
    return firstCodes(call)
  })
}

async function requireOwn({ db, actor }: Call, passkeyId: number): Promise<void> {
  found((await rows.readPasskeys(db, actor.userId)).find((row) => row.passkeyId === passkeyId))
}

export function renamePasskey(call: WriteCall, { passkeyId, name }: Body<'rename'>): Promise<null> {
  const { db, actor } = call
  return changeFactors(call, undefined, async () => {
    await requireOwn(call, passkeyId)
    await rejectTaken(db, actor.userId, { name, passkeyId })
    await rows.renamePasskey(db, passkeyId, name)
    return null
  })
}

export function removePasskey(call: WriteCall, { passkeyId }: Body<'remove'>): Promise<null> {
  return changeFactors(call, 'removed', async () => {
    await requireOwn(call, passkeyId)
    await rows.removePasskey(call.db, call.actor.userId, passkeyId)
    return null
  })
}
