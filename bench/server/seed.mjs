import { openDatabase } from './database.mjs'

// Users are added by the database itself, one statement for all, which takes 100,000 of them a few seconds. Names, nicknames and
// times of creation come in three different orders, as they would in life.

/** Larger than any number of users. */
const prime = 1_000_003

const numbers = (from, to) => `with recursive numbers(i) as (
  select cast(${from} as bigint) union all select i + 1 from numbers where i < ${to})`

const users = (from, to) => `
  insert into users (username, nickname, email, phone_number, dept_id, post_id, sex, status, remark, password_hash, created_at)
  ${numbers(from, to)}
  select 'person' || (i * 7919 % ${prime}), '人员' || (i * 104729 % ${prime}), 'person' || i || '@bench.example',
    '139' || (10000000 + i), 1 + i % 9, case when i % 2 = 0 then 1 else 2 + i / 2 % 3 end, i % 2,
    case when i % 20 = 0 then 0 else 1 end, '', '', 1700000000000 + i * 611953 % ${prime} * 60000
  from numbers`

const roles = (from, to) => `
  insert into user_roles (user_id, role_id)
  ${numbers(from, to)}
  select user_id, 2 + i % 3 from numbers join users on users.username = 'person' || (i * 7919 % ${prime})`

/** Adds users to a database that the server has filled with the demo, until it has `size` of them. Every second one has post 1. */
export async function growTo(folder, url, size) {
  const database = openDatabase(folder, url)
  try {
    const [{ count }] = await database.run({ sql: 'select count(*) as count from users' })
    const [from, to] = [Number(count) + 1, size]
    if (from > to) return
    for (const fill of [users, roles]) await database.run({ sql: fill(from, to), method: 'run' })
    // What PostgreSQL does by itself after some time.
    if (!url.startsWith('file:')) await database.run({ sql: 'vacuum analyze' })
  } finally {
    await database.close()
  }
}
