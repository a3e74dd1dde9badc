import type { Output, Parsed } from '@atrium/contract/endpoint'
import type { roleUsers } from '@atrium/contract/system/role-user'
import type { Call } from '../../http/call'
import { matchingUser, pageOfUsers } from '../user/user'
import { readRole } from './role'

/** Users who hold the role (`in`), or do not (`not in`). Both lists end at the actor's scope. */
export async function listMembers(
  call: Call,
  query: Parsed<typeof roleUsers.members>['query'],
  held: 'in' | 'not in',
): Promise<Output<typeof roleUsers.members>> {
  const { roleId } = await readRole(call, query.roleId)
  return pageOfUsers(call, { ...query, sort: 'userId', order: 'asc' }, (all) =>
    matchingUser(query)(all).where((eb) =>
      eb('users.userId', held, eb.selectFrom('userRoles').where('roleId', '=', roleId).select('userId')),
    ),
  )
}
