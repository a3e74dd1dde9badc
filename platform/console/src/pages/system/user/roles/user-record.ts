import type { Output } from 'atrium/contract/endpoint'
import type { User } from 'atrium/contract/system/user'
import { api } from '#shared/api/api'
import { request } from '#shared/api/request'

/** A user as they are now, with the roles and posts to choose from. */
export type UserRecord = Omit<Output<typeof api.users.read>, 'userInfo'> & { user: User }

export async function readUserRecord(userId: number): Promise<UserRecord> {
  const { userInfo, ...choices } = await request(api.users.read, { query: { userId } })
  // Null only where no user was asked for.
  return { ...choices, user: userInfo! }
}
