import type { Call } from '#server/call/call'

/** Whether this is the password of the actor's account. Only for what is `throttled`. */
export async function isAccountPassword({ db, deps, actor }: Call, password: string): Promise<boolean> {
  const user = db.selectFrom('users').where('userId', '=', actor.userId).select('passwordHash')
  const { passwordHash } = await user.executeTakeFirstOrThrow()
  return deps.passwords.verify(passwordHash, password)
}
