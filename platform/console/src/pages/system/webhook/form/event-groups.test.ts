import { expect, test } from 'vitest'
import { eventGroups } from './event-groups'

test('events are in groups by what their types begin with, whatever names the groups have', () => {
  const event = (type: string, group: string) => ({ type, group, name: type })
  const order = event('marketOrder.create', 'Orders')
  const other = event('stockOrder.create', 'Orders')
  const last = event('marketOrder.delete', 'Orders')
  expect(eventGroups([order, other, last])).toEqual([
    { kind: 'marketOrder', name: 'Orders', events: [order, last] },
    { kind: 'stockOrder', name: 'Orders', events: [other] },
  ])
})
