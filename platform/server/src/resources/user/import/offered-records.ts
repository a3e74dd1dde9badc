import { splitNames } from 'atrium/contract/kind/import/columns'
import { inLanguage, type Language } from 'atrium/contract/language'
import { readAssignableIds } from '#server/access/grants'
import { readOfferedNames } from '#server/access/records/offered-names'
import type { Call } from '#server/call/call'
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
const inOrder = (language: Language, chinese: string, english: string): string[] =>
  language === 'en' ? [english, chinese] : [chinese, english]

async function readDeptNames({ db }: Call): Promise<Map<number, string[]>> {
  const rows = await db.selectFrom('depts').select(['deptId', 'deptName', 'deptNameEn']).execute()
  return new Map(
    rows.map(({ deptId, deptName, deptNameEn }) => [deptId, [deptName.toLowerCase(), deptNameEn.toLowerCase()]]),
  )
}

/** Everything that may be given to a user by this person. */
export async function readOffered(call: Call): Promise<OfferedRecords> {
  const { db, language } = call
  const allRoles = await db.selectFrom('roles').selectAll().execute()
  const assignable = await readAssignableIds(call)
  const roles = allRoles.filter(({ roleId, status }) => status === 1 && assignable.has(roleId))
  return {
    depts: offer(await readOfferedNames(call, 'dept')),
    deptNames: await readDeptNames(call),
    posts: offer(await readOfferedNames(call, 'post')),
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
