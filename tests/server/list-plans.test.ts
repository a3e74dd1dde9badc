import { contract } from '#product/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pagedLists, queriesOf } from '#server-test/plans/list-plans'
import { planOf } from '#server-test/plans/plan'
import { openServer, type TestServer } from '#server-test/server'

// How the database runs those queries of lists of the platform that an index was made for.

const lists = pagedLists(contract)

let server: TestServer
let token: string
beforeAll(async () => {
  server = await openServer()
  token = (await server.signIn('admin')).token!
})
afterAll(() => server.close())

/** Lists of those who hold a role, in the order of their ids and without another filter. */
const byRole = lists.filter(
  ([name, { roleId, sort = 'userId', order: _, ...others }]) =>
    ['users.list', 'roleUsers.members'].includes(name) && roleId && sort === 'userId' && !Object.keys(others).length,
)

test.each(byRole)(
  '%s %j counts the holders of a role in their own table, and reads no more than a page',
  async (...listed) => {
    const [, input, endpoint] = listed
    const { page, total } = await queriesOf(server, token, endpoint, input)
    expect(total.sql).not.toContain('"users"')
    expect((await planOf(server, total)).join('\n')).toMatch(
      /covering index user_roles_by_role|index only scan using user_roles/i,
    )
    expect((await planOf(server, page)).join('\n')).not.toMatch(/TEMP B-TREE FOR ORDER BY|\bSort\b/)
  },
)

const inTexts = lists.filter(([name, input]) => name === 'users.list' && ('search' in input || 'phoneNumber' in input))

test.for(inTexts)('%s %j finds three letters by an index of PostgreSQL', async (listed, { skip }) => {
  if (server.engine.name === 'sqlite') return skip()
  const [, input, endpoint] = listed
  const { total } = await queriesOf(server, token, endpoint, input)
  const plan = (await planOf(server, total, ['seqscan', 'indexscan', 'indexonlyscan'])).join('\n')
  expect(plan).toContain('Bitmap Index Scan on users_by_text')
})

// A name is looked for in both languages, of which one has an index.
const wholeTexts = lists.filter(
  ([name, input]) => name === 'posts.list' && ('postCodeIs' in input || 'postCodeOneOf' in input),
)

test.each(wholeTexts)('%s %j finds a whole text by the index of the unique ones', async (...listed) => {
  const [, input, endpoint] = listed
  const { total } = await queriesOf(server, token, endpoint, input)
  expect((await planOf(server, total)).join('\n')).toMatch(/posts_code_ignore_case/)
})

const ofPeople = lists.filter(([name, input]) => name === 'operationLogs.list' && 'username' in input)

test.each(ofPeople)('%s %j counts without the rows of the log', async (...listed) => {
  const [, input, endpoint] = listed
  const { total } = await queriesOf(server, token, endpoint, input)
  expect((await planOf(server, total)).join('\n')).toMatch(
    /covering index operation_logs_by_username|index only scan using operation_logs_by_username/i,
  )
})
