import type { Demo } from 'atrium/contract/brand'
import type { Database } from '#server/db/schema'
import { drawAvatar } from '#server/services/user/drawn-avatar'
import { insertUsers } from '#server/services/user/user-rows'

const demoUsers = [
  {
    userId: 1,
    username: 'admin',
    nickname: '林晓',
    deptId: 1,
    postId: 1,
    roleId: 1,
    sex: 1,
    age: 36,
    phoneNumber: '13800002210',
    address: '杭州市西湖区',
  },
  {
    userId: 2,
    username: 'editor',
    nickname: '陈思远',
    deptId: 5,
    postId: 2,
    roleId: 2,
    sex: 1,
    age: 31,
    phoneNumber: '15900007745',
    address: '上海市徐汇区',
  },
  {
    userId: 3,
    username: 'common',
    nickname: '王若彤',
    deptId: 3,
    postId: 4,
    roleId: 3,
    sex: 0,
    age: 27,
    phoneNumber: '18600000932',
    address: '成都市锦江区',
  },
  {
    userId: 4,
    username: 'guest',
    nickname: '何俊杰',
    deptId: 6,
    postId: 4,
    roleId: 4,
    sex: 1,
    age: 24,
    phoneNumber: '15800003094',
    address: '深圳市南山区',
  },
] as const

/** The demo accounts of this database that still have the published password. */
export async function findDemoAccounts(db: Database, demo: Demo): Promise<{ username: string; password: string }[]> {
  const rows = await db
    .selectFrom('users')
    .where(
      'username',
      'in',
      demoUsers.map(({ username }) => username),
    )
    .where('passwordHash', '=', demo.passwordHash)
    .where('status', '=', 1)
    .select(['userId', 'username'])
    .execute()
  // Not in the query, where SQLite would take the index for the order in place of that for the names.
  rows.sort((a, b) => a.userId - b.userId)
  return rows.map(({ username }) => ({ username, password: demo.password }))
}

/** The four accounts of the demo, each in a department of its own so that scoping shows. */
export async function seedDemoUsers(db: Database, now: number, demo: Demo): Promise<void> {
  for (const { roleId, ...user } of demoUsers) {
    const rest = {
      email: `${user.username}@${demo.emailDomain}`,
      avatar: drawAvatar(user.userId),
      remark: '',
      userStory: '',
    }
    const account = { passwordHash: demo.passwordHash, mustChangePassword: 0, status: 1, createdAt: now } as const
    await insertUsers(db, [{ ...user, ...rest, ...account, roleIds: [roleId] }])
  }
}

/**
 * The first admin of a real installation, who has to change the password they were given. It does not expire: there is nobody
 * yet who could reset it in the console.
 */
export async function seedFirstAdmin(db: Database, now: number, passwordHash: string): Promise<void> {
  const user = { username: 'admin', nickname: 'admin', deptId: 1, postId: null, sex: 1, age: null } as const
  const rest = { email: '', phoneNumber: '', address: '', avatar: drawAvatar(1), remark: '', userStory: '' }
  const account = { passwordHash, mustChangePassword: 1, status: 1, createdAt: now } as const
  await insertUsers(db, [{ ...user, ...rest, ...account, roleIds: [1] }])
}
