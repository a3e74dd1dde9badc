import { languages } from '@atrium/contract/language'
import { deptInScope, roleInScope } from '../../../access/scope'
import type { Call } from '../../../http/call'
import { deptPaths } from '../../dept/dept-paths'

/** What a row may name, by all its names in lower case. Null where several records share the name. */
export type Offered = ReadonlyMap<string, number | null>

export interface OfferedRecords {
  readonly depts: Offered
  /** The names of every department, in lower case: a user may stay in any. */
  readonly deptNames: ReadonlyMap<number, readonly string[]>
  readonly posts: Offered
  readonly roles: Offered
}

function byName(records: readonly { id: number; names: readonly string[] }[]): Offered {
  const offered = new Map<string, number | null>()
  for (const { id, names } of records) {
    for (const name of new Set(names.flatMap((text) => text.toLowerCase() || []))) {
      offered.set(name, offered.has(name) ? null : id)
    }
  }
  return offered
}

/** Enabled departments in scope, by name and by path from the top. The path of one below somebody else's is not told. */
async function offeredDepts({ db, actor }: Call): Promise<Offered> {
  const rows = await db.selectFrom('depts').where(deptInScope(actor)).selectAll().execute()
  const paths = languages.map((language) => deptPaths(rows, language))
  const open = rows.filter(({ status }) => status === 1)
  return byName(
    open.map(({ deptId, deptName, deptNameEn }) => ({
      id: deptId,
      names: [deptName, deptNameEn, ...paths.map((pathOf) => pathOf(deptId))],
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
  const { db, actor } = call
  const posts = await db.selectFrom('posts').where('status', '=', 1).selectAll().execute()
  const roles = await db.selectFrom('roles').where(roleInScope(actor)).where('status', '=', 1).selectAll().execute()
  return {
    depts: await offeredDepts(call),
    deptNames: await readDeptNames(call),
    posts: byName(
      posts.map(({ postId, postCode, postName, postNameEn }) => ({
        id: postId,
        names: [postCode, postName, postNameEn],
      })),
    ),
    roles: byName(
      roles.map(({ roleId, roleKey, roleName, roleNameEn }) => ({
        id: roleId,
        names: [roleKey, roleName, roleNameEn],
      })),
    ),
  }
}
