import type { Database } from '#server/db/schema'

const posts = [
  { postCode: 'ceo', postName: '总经理', postNameEn: 'General Manager' },
  { postCode: 'pm', postName: '项目经理', postNameEn: 'Project Manager' },
  { postCode: 'hr', postName: '人力资源', postNameEn: 'Human Resources' },
  { postCode: 'staff', postName: '普通员工', postNameEn: 'Staff' },
]

export async function seedPosts(db: Database): Promise<void> {
  await db
    .insertInto('posts')
    .values(posts.map((post, index) => ({ ...post, postId: index + 1, postSort: index + 1, status: 1, remark: '' })))
    .execute()
}
