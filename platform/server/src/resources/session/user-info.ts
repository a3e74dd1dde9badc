import type { UserInfo } from 'atrium/contract/session'
import { permissionsOf } from '#server/access/actor'
import type { Call } from '#server/call/call'
import { readPlatformSettings } from '#server/call/setting/platform-settings'
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
    passwordLength,
    defaultViews: await readDefaultViews(call, permissions),
    language: deps.product.languages.find((language) => language === actor.ownRegion.language) ?? null,
    ...runningModules(deps),
  }
}

/** The modules that run and have extra fields of users; nothing in a product without such fields. */
function runningModules({ product, modules }: Call['deps']): object {
  const declared = product.contract.userFields.map(({ module }) => module)
  return declared.length > 0 ? { userFields: declared.filter((module) => modules.includes(module)) } : {}
}
