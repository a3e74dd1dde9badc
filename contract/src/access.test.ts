import { expect, test } from 'vitest'
import { endpoints } from './index'
import { allPermissions, holdsPermission, holdsRole, mayCall } from './access'

test('a permission check passes with the wildcard or any required code', () => {
  expect(holdsPermission(['*:*:*'], ['system:user:list'])).toBe(true)
  expect(holdsPermission(['system:user:add'], ['system:user:list', 'system:user:add'])).toBe(true)
  expect(holdsPermission(['system:user:add'], ['system:user:list'])).toBe(false)
})

test('an empty or missing list of required codes fails, even with the wildcard', () => {
  expect(holdsPermission(['*:*:*'], [])).toBe(false)
  expect(holdsPermission(['*:*:*'], undefined)).toBe(false)
  expect(holdsRole(['admin'], [])).toBe(false)
})

test('a role check passes for the admin or any required role', () => {
  expect(holdsRole(['admin'], ['editor'])).toBe(true)
  expect(holdsRole(['guest', 'editor'], ['editor'])).toBe(true)
  expect(holdsRole(['guest'], ['editor', 'common'])).toBe(false)
})

test('a call may be open to several permissions', () => {
  expect(mayCall(['system:user:list'], { access: ['system:dept:list', 'system:user:list'] })).toBe(true)
  expect(mayCall([], { access: 'signedIn' })).toBe(true)
})

test('permission codes have the form area:page:action', () => {
  expect(allPermissions.every((code) => /^[a-z]+:[a-zA-Z]+:[a-zA-Z]+$/.test(code))).toBe(true)
})

test('no two calls share a route', () => {
  const routes = endpoints.map(([, { method, path }]) => `${method} ${path}`)
  expect(new Set(routes).size).toBe(routes.length)
})

test('every write to the system area is logged', () => {
  const isWrite = ([, { method, path }]: (typeof endpoints)[number]) =>
    method !== 'GET' && path.startsWith('/api/system/')
  expect(endpoints.filter((row) => isWrite(row) && !row[1].audit).map(([name]) => name)).toEqual([])
})
