import { user } from 'atrium/contract/system/user.record'
import { userInScope } from '#server/access/scope'
import { AppError } from '#server/call/app-error'
import type { Call } from '#server/call/call'
import { found } from '#server/call/checks/found'
import type { Person } from '#server/call/person/person-data'

/** Returns a user whose data the actor may count. Throws `record.notFound` for one out of scope. */
export async function readPerson(call: Call, userId: number): Promise<Person & { readonly version: number }> {
  const { db, actor } = call
  const users = db.selectFrom('users').where(userInScope(actor)).where('userId', '=', userId)
  const row = await users.select(['userId', 'username', 'nickname', 'email', 'avatar', 'version']).executeTakeFirst()
  return found(row)
}

/** The same for making a user anonymous: not the actor themselves. */
export async function readOther(call: Call, userId: number): ReturnType<typeof readPerson> {
  const person = await readPerson(call, userId)
  if (userId === call.actor.userId) throw new AppError(user.errors.isSelf)
  return person
}

/** Returns the name that the account of a user gets: one that no other account has. */
export async function pseudonymOf({ db }: Pick<Call, 'db'>, userId: number): Promise<string> {
  const name = `anonymous-${userId}`
  for (let number = 1; ; number++) {
    const free = number === 1 ? name : `${name}-${number}`
    const others = db
      .selectFrom('users')
      .where((eb) => eb(eb.fn<string>('lower', ['username']), '=', free))
      .where('userId', '<>', userId)
    if (!(await others.select('userId').executeTakeFirst())) return free
  }
}
