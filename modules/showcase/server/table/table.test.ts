import { api } from '#product/contract'
import { openServer, type Client, type TestServer } from 'atrium/testing/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let server: TestServer
let guest: Client

beforeAll(async () => {
  server = await openServer()
  guest = await server.signIn('guest')
})
afterAll(() => server.close())

test('the thousand demo rows are within the specified ages and filter literally', async () => {
  const { items, pageInfo } = await guest.get(api.table.demoList, { body: { page: 10, pageSize: 100 } })
  expect(pageInfo).toEqual({ total: 1000, currentPage: 10, pageSize: 100 })
  expect(items.every(({ age }) => age >= 16 && age <= 36)).toBe(true)
  const total = async (body: object) => (await guest.get(api.table.demoList, { body })).pageInfo.total
  expect(await total({ email: 'PERSON77@' })).toBe(1)
  expect(await total({ name: '%' })).toBe(0)
  const { errorData } = await guest.ask(api.table.demoList, { body: { page: 0, pageSize: 10_000, nameLike: 'x' } })
  expect(Object.keys(errorData.fields!)).toEqual(['page', 'pageSize', 'nameLike'])
})

test('the demo rows have avatars that are drawn here', async () => {
  const avatars = await server.deps.db.selectFrom('demoRows').select('avatar').distinct().execute()
  expect(avatars.length).toBeGreaterThan(5)
  expect(avatars.every(({ avatar }) => avatar.startsWith('data:image/svg+xml,'))).toBe(true)
})

describe.each(['the seeded rows', 'rows of one’s own'])('%s', (kind) => {
  beforeAll(async () => {
    await guest.get(api.table.resetDemoRows)
    if (kind !== 'the seeded rows') await guest.get(api.table.moveDemoRow, { body: { id: 1, to: 1 } })
  })

  test.each(['name', 'age', 'date', 'status'] as const)('are sorted by %s, in both directions', async (sort) => {
    const list = async (order: 'asc' | 'desc') => {
      const { items } = await guest.get(api.table.demoList, { body: { sort, order, pageSize: 100, page: 10 } })
      return items.map((row) => row[sort])
    }
    const [ascending, descending] = [await list('asc'), await list('desc')]
    expect(ascending.at(-1)! > descending.at(-1)!).toBe(true)
    expect(descending).toEqual(descending.toSorted((a, b) => (a < b ? 1 : -1)))
  })

  test('are limited to a range of ages and days, both ends included', async () => {
    const body = { ageFrom: 20, ageTo: 21, dateFrom: '2025-03-01', dateTo: '2025-06-30', pageSize: 100 }
    const { items, pageInfo } = await guest.get(api.table.demoList, { body })
    expect(new Set(items.map(({ age }) => age))).toEqual(new Set([20, 21]))
    expect(items.every(({ date }) => date >= '2025-03-01' && date <= '2025-06-30')).toBe(true)
    expect(pageInfo.total).toBe(items.length)
  })

  test('are summed up over all that match', async () => {
    const { items } = await guest.get(api.table.demoList, { body: { address: '北京', ageFrom: 35, pageSize: 100 } })
    const count = (part: object) =>
      items.filter((row) => Object.entries(part).every(([key, value]) => row[key as 'id'] === value)).length
    const days = items.map(({ date }) => date).toSorted()
    expect(await guest.get(api.table.demoSummary, { body: { address: '北京', ageFrom: 35 } })).toEqual({
      total: items.length,
      ageSum: items.reduce((sum, { age }) => sum + age, 0),
      ages: [35, 36],
      dates: [days[0], days.at(-1)],
      statuses: {
        normal: count({ status: 'normal' }),
        enable: count({ status: 'enable' }),
        disable: count({ status: 'disable' }),
      },
      genders: [count({ gender: 0 }), count({ gender: 1 })],
    })
  })
  test('are counted by city, and the cities add up to all of them', async () => {
    const cities = await guest.get(api.table.demoCities, { body: {} })
    const all = await guest.get(api.table.demoSummary, { body: {} })
    const sum = (of: (city: (typeof cities)[number]) => number) => cities.reduce((total, city) => total + of(city), 0)
    expect([sum(({ total }) => total), all.total]).toEqual([1000, 1000])
    expect(sum(({ ageSum }) => ageSum)).toBe(all.ageSum)
    expect(sum(({ statuses }) => statuses.enable)).toBe(all.statuses.enable)
    expect(cities.map(({ total }) => total)).toEqual(cities.map(({ total }) => total).toSorted((a, b) => b - a))
    for (const { city, total } of cities) {
      const { pageInfo } = await guest.get(api.table.demoList, { body: { city } })
      expect([city, pageInfo.total]).toEqual([city, total])
    }
  })

  test('have their names and addresses in the language of the reader, who also searches and sorts by them', async () => {
    const english = server.client(guest.token, 'en')
    const rows = async (body: object) => (await english.get(api.table.demoList, { body })).items
    const [first] = await rows({ name: 'wang jingyi', address: 'Hangzhou' })
    expect(first).toMatchObject({
      name: 'Wang Jingyi',
      address: expect.stringMatching(/^No\. \d+, Xihu District, Hangzhou$/),
    })
    expect(await rows({ name: '王' })).toEqual([])
    const names = (await rows({ sort: 'name', pageSize: 100 })).map(({ name }) => name)
    expect(names[0]).toMatch(/^Chen /)
    expect(names).toEqual(names.toSorted())
  })
})
