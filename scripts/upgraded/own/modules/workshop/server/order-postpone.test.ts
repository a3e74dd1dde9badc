import { afterAll, beforeAll, expect, test } from 'vitest'
import { api } from '../contract'
import { openServer, type TestServer } from 'atrium/testing/server'

let server: TestServer
beforeAll(async () => {
  server = await openServer()
})
afterAll(() => server.close())

test('a repair order gets another day, and nobody postpones one without the permission', async () => {
  const admin = await server.signIn('admin')
  const partId = await admin.get(api.workshopParts.add, { body: { sku: 'T-1', name: 'Tube', stock: 3, price: 450 } })
  const customerId = await admin.get(api.workshopCustomers.add, { body: { name: 'Lin', phone: '13800000001' } })
  const bicycle = { frame: 'F-1', model: 'City', customerId, colour: '#336699', deptId: 1 }
  const bicycleId = await admin.get(api.workshopBicycles.add, { body: bicycle })
  const lines = [{ partId, quantity: 2, price: 450 }]
  const body = { bicycleId, due: '2026-05-01', work: 'Change both tubes', lines }
  const orderId = await admin.get(api.workshopOrders.add, { body })
  const to = { query: { ids: [orderId] }, body: { due: '2026-05-08' } }
  const guest = await server.signIn('guest')
  expect((await guest.ask(api.workshopOrders.postpone, to)).status).toBe(403)
  await admin.get(api.workshopOrders.postpone, to)
  const order = await admin.get(api.workshopOrders.read, { query: { orderId } })
  expect(order).toMatchObject({ due: '2026-05-08', totalAmount: 900, state: 'draft' })
  const states = await admin.get(api.workshopOrders.byState)
  expect(states.find(({ state }) => state === 'draft')?.count).toBeGreaterThan(0)
})
