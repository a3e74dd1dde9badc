import type { UserInfo } from 'atrium/contract/session'
import { permissionsOf } from '#server/access/actor'
import type { Call } from '#server/call/call'
import { readPlatformSettings } from '#server/call/setting/platform-settings'
import { isFromProvider } from '#server/services/session/sso/provider-session'
import { statement, type Params } from '#server/db/statement'
import { readDefaultViews } from '../user/saved-view/default-views'

const ownUser = statement((db, { userId }: Params<{ userId: number }>) =>
  db.selectFrom('users').where('userId', '=', userId).select(['username', 'nickname', 'avatar']),
)

export async function readUserInfo(call: Call): Promise<UserInfo> {
  const { db, deps, actor } = call
  const [userInfo] = await ownUser(db, { userId: actor.userId })
  const { passwordLength } = await readPlatformSettings(call)
  const permissions = await permissionsOf(db, actor)
  return {
    userInfo: userInfo!,
    roles: actor.roles.map(({ roleKey }) => roleKey),
    permissions,
    mustChangePassword: actor.passwordDue,
    factorDue: factorDueFor(call),
    passwordLength,
    isFromProvider: await isFromProvider(db, actor.sessionId),
    hasMail: deps.mail !== undefined,
    defaultViews: await readDefaultViews(call, permissions),
    language: deps.product.languages.find((language) => language === actor.ownRegion.language) ?? null,
    ...runningModules(deps),
  }
}

/** Returns the rule of a role that counts first for somebody without a second factor. */
function factorDueFor({ actor: { factorDue }, now }: Call): UserInfo['factorDue'] {
  if (!factorDue) return null
  const { administration, always } = factorDue
  const rule = always <= Math.max(now, administration) ? 'always' : 'administration'
  const from = rule === 'always' ? always : administration
  return { rule, at: from > now ? new Date(from).toISOString() : null }
}

/** The modules that run and have extra fields of users; nothing in a product without such fields. */
function runningModules({ product, modules }: Call['deps']): object {
  const declared = product.contract.userFields.map(({ module }) => module)
  return declared.length > 0 ? { userFields: declared.filter((module) => modules.includes(module)) } : {}
}
