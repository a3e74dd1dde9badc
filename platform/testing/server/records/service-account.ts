import type { Database } from '#server/db/schema'
import { insertUsers, nobody } from '#server/services/user/user-rows'

/** Adds a service account in the department of the editor, with the role of one. Resolves to its id. */
export async function aServiceAccount(db: Database, change: object = {}): Promise<number> {
  const names = { username: 'importer', nickname: '导入程序', avatar: '', remark: '夜间导入' }
  const account = { ...nobody, ...names, deptId: 5, status: 1, createdAt: 0, roleIds: [2], ...change } as const
  const [added] = await insertUsers(db, [account])
  const { userId } = added!
  await db.insertInto('serviceAccounts').values({ userId }).execute()
  return userId
}
