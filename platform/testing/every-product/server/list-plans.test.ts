import { contract } from '#product/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pagedLists, unindexedPlans } from '#server-test/plans/list-plans'
import { openServer, type TestServer } from '#server-test/server'

// How the database would run the queries of every list, in every order and with every filter that its call offers. It must not
// read and sort a whole table for a page, nor read whole rows to count those that pass a filter. Only a search within texts does.

const lists = pagedLists(contract)

let server: TestServer
let token: string
beforeAll(async () => {
  server = await openServer()
  token = (await server.signIn('admin')).token!
})
afterAll(() => server.close())

describe.each([...new Set(lists.map(([name]) => name))])('%s', (list) => {
  test.each(lists.filter(([name]) => name === list))('%s %j uses an index', async (_name, input, endpoint) => {
    expect(await unindexedPlans(server, token, endpoint, input)).toEqual([])
  })
})
