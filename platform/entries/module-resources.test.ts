import type { Endpoint } from 'atrium/contract/endpoint'
import { expect, test } from 'vitest'
import { resourcesOf } from './module-resources'

const get = (path: string) => ({ method: 'GET', path }) as Endpoint
const routesOf = (...paths: readonly string[]) => ({
  calls: paths.map((path) => [get(path), async () => undefined] as const),
})

test('resources have the names of their files and the order of their calls in the contract', () => {
  const found = {
    'item.routes.ts': routesOf('/api/stock/item/list', '/api/stock/item'),
    'count/count.routes.ts': routesOf('/api/stock/count/list'),
    'shelf.routes.ts': routesOf('/api/stock/shelf/list'),
  }
  const endpoints = ['shelf/list', 'item/list', 'item', 'count/list'].map((path) => get(`/api/stock/${path}`))
  expect(Object.keys(resourcesOf('stock', found, endpoints))).toEqual(['shelf', 'item', 'count'])
  expect(resourcesOf('stock', found, endpoints).item).toBe(found['item.routes.ts'])
})

test('two files that give one name are an error', () => {
  const found = { 'item.routes.ts': routesOf('/a'), 'old/item.routes.ts': routesOf('/b') }
  expect(() => resourcesOf('stock', found, [])).toThrow(
    'modules/stock/server has item.routes.ts and old/item.routes.ts, whose resources have the same name: rename one of the files.',
  )
})
