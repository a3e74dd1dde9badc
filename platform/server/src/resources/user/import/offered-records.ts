import { splitNames } from '@atrium/contract/kind/import/columns'
import { inLanguage, type Language } from '@atrium/contract/language'
import { readAssignableIds } from '#server/access/grants'
import { deptInScope } from '#server/access/scope'
import type { Call } from '#server/call/call'
import { deptPaths } from '#server/resources/dept/dept-paths'
import { offer, type Offered } from '#server/crud/import/cells/offered'

export interface OfferedRecords {
  readonly depts: Offered
  /** The names of every department, in lower case: a user may stay in any. */
  readonly deptNames: ReadonlyMap<number, readonly string[]>
  readonly posts: Offered
  readonly roles: Offered
  /** The names of all roles, those included that the actor may not give. */
  readonly roleNames: ReadonlyMap<number, string>
}

/** Names in the order in which somebody who reads this language should see them. */
const inOrder = <T>(language: Language, chinese: T, english: T): [T, T] =>
  language === 'en' ? [english, chinese] : [chinese, english]

/** Enabled departments in scope, by name and by path from the top. The path of one whose parents are out of scope is left out. */
async function offeredDepts({ db, actor, language }: Call): Promise<Offered> {
  const rows = await db.selectFrom('depts').where(deptInScope(actor)).selectAll().execute()
  const chinesePath = deptPaths(rows, 'zh-cn')
  const englishPath = deptPaths(rows, 'en')
  const open = rows.filter(({ status }) => status === 1)
  return offer(
    open.map(({ deptId, deptName, deptNameEn }) => ({
      id: deptId,
      names: inOrder(language, [deptName, chinesePath(deptId)], [deptNameEn, englishPath(deptId)]).flat(),
    })),
  )
}

async function readDeptNames({ db }: Call): Promise<Map<number, string[]>> {
  const rows = await db.selectFrom('depts').select(['deptId', 'deptName', 'deptNameEn']).execute()
  return new Map(
    rows.map(({ deptId, deptName, deptNameEn }) => [deptId, [deptName.toLowerCase(), deptNameEn.toLowerCase()]]),
  )
}

/** Everything that may be given to a user by this person. */
export async function readOffered(call: Call): Promise<OfferedRecords> {
  const { db, language } = call
  const posts = await db.selectFrom('posts').where('status', '=', 1).selectAll().execute()
  const allRoles = await db.selectFrom('roles').selectAll().execute()
  const assignable = await readAssignableIds(call)
  const roles = allRoles.filter(({ roleId, status }) => status === 1 && assignable.has(roleId))
  return {
    depts: await offeredDepts(call),
    deptNames: await readDeptNames(call),
    posts: offer(
      posts.map(({ postId, postCode, postName, postNameEn }) => ({
        id: postId,
        names: [...inOrder(language, postName, postNameEn), postCode],
      })),
    ),
    roleNames: new Map(
      allRoles.map(({ roleId, roleName, roleNameEn }) => [roleId, inLanguage(language, roleName, roleNameEn)]),
    ),
    roles: offer(
      roles.map(({ roleId, roleKey, roleName, roleNameEn }) => ({
        id: roleId,
        names: [...inOrder(language, roleName, roleNameEn), roleKey],
      })),
      (name) => splitNames(name).length === 1,
    ),
  }
}
