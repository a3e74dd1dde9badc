import type { Insertable } from 'kysely'
import type { Database, PostTable } from '#server/db/schema'

const posts = [
  { postCode: 'ceo', postName: '总经理', postNameEn: 'General Manager' },
  { postCode: 'pm', postName: '项目经理', postNameEn: 'Project Manager' },
  { postCode: 'hr', postName: '人力资源', postNameEn: 'Human Resources' },
  { postCode: 'staff', postName: '普通员工', postNameEn: 'Staff' },
]

/** Adds the posts of a seed. Returns them. */
export function insertPosts(db: Database, rows: readonly Insertable<PostTable>[]) {
  return db.insertInto('posts').values(rows).returningAll().execute()
}

/** Deletes a post that was added so that the history can tell of it. */
export async function deletePost(db: Database, postId: number): Promise<void> {
  await db.deleteFrom('posts').where('postId', '=', postId).execute()
}

/** Sets the version that the history of the demo comes to. */
export async function setPostVersion(db: Database, postId: number, version: number): Promise<void> {
  await db.updateTable('posts').set({ version }).where('postId', '=', postId).execute()
}

export async function seedPosts(db: Database): Promise<void> {
  const rest = { status: 1, remark: '' } as const
  await insertPosts(
    db,
    posts.map((post, index) => ({ ...post, ...rest, postId: index + 1, postSort: index + 1 })),
  )
}
