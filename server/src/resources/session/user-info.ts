import type { UserInfo } from '@atrium/contract/session'
import { permissionsOf } from '#server/access/actor'
import type { Call } from '#server/call/call'

export async function readUserInfo({ db, actor }: Call): Promise<UserInfo> {
  const userInfo = await db
    .selectFrom('users')
    .where('userId', '=', actor.userId)
    .select(['username', 'nickname', 'avatar'])
    .executeTakeFirstOrThrow()
  return {
    userInfo,
    roles: actor.roles.map(({ roleKey }) => roleKey),
    permissions: await permissionsOf(db, actor),
    mustChangePassword: actor.passwordDue,
  }
}
