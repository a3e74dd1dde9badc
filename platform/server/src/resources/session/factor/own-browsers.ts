import type { TrustedBrowser } from 'atrium/contract/system/user/trusted-browser'
import type { Call } from '#server/call/call'
import { allFound } from '#server/call/checks/found'
import type { WriteCall } from '#server/call/write-call'
import { browserCookie, endTrust } from '#server/services/session/trusted-browser'

const momentOf = (millis: number) => new Date(millis).toISOString()

const ownOf = ({ db, actor, now }: Call) =>
  db.selectFrom('trustedBrowsers').where('userId', '=', actor.userId).where('expiresAt', '>', now).selectAll()

export async function listOwnBrowsers(call: Call): Promise<TrustedBrowser[]> {
  const cookie = call.cookies?.read(browserCookie)
  const ownHash = cookie === undefined ? undefined : call.deps.sha256(cookie)
  const rows = await ownOf(call).orderBy('browserId', 'desc').execute()
  return rows.map(({ browserId, tokenHash, agent, address, createdAt, lastUsedAt, expiresAt }) => ({
    browserId,
    agent,
    address,
    createdAt: momentOf(createdAt),
    lastUsedAt: lastUsedAt === null ? null : momentOf(lastUsedAt),
    expiresAt: momentOf(expiresAt),
    own: tokenHash === ownHash,
  }))
}

export async function endOwnBrowsers(call: WriteCall, ids: number[]): Promise<null> {
  const { userId } = call.actor
  const rows = allFound(await ownOf(call).where('browserId', 'in', ids).execute(), ids)
  await endTrust(call.db, [userId], ids)
  const browsers = rows.map(({ agent, address }) => [agent, address].filter(Boolean).join(' · ')).join('\n')
  call.changed({ id: userId, before: { userId, browsers }, after: { userId, browsers: '' } })
  return null
}
