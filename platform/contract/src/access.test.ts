import { expect, test } from 'vitest'
import { api, contract } from '#product/contract'
import type { Endpoint } from './endpoint'
import { userRecord } from './system/user'
import { serviceAccountRecord } from './system/user/service-account/service-account'
import { holdsPermission, holdsRole, mayCall } from './access'

const { allPermissions, endpoints } = contract

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

/** The reads of the form with which the console makes a write. */
const formReads: readonly [write: Endpoint, ...reads: Pick<Endpoint, 'access'>[]][] = [
  [api.users.add, api.users.read, api.depts.options],
  [api.users.edit, api.users.read, userRecord, api.depts.options],
  [api.users.setRoles, api.users.read, userRecord],
  [api.serviceAccounts.add, api.serviceAccounts.form, api.depts.options],
  [api.serviceAccounts.edit, api.serviceAccounts.form, serviceAccountRecord, api.depts.options],
  [api.serviceAccounts.addToken, api.serviceAccounts.tokens, api.serviceAccounts.tokenPermissions],
  [api.roles.add, api.menus.tree],
  [api.roles.edit, api.roles.read, api.roles.menuTree],
  [api.roles.dataScope, api.roles.read, api.depts.options],
  [api.roleUsers.grant, api.roles.read, api.roleUsers.members, api.roleUsers.nonMembers],
  [api.roleUsers.cancel, api.roles.read, api.roleUsers.members],
  [api.menus.edit, api.menus.read],
  [api.depts.add, api.depts.options],
  [api.depts.edit, api.depts.read, api.depts.options],
  [api.posts.edit, api.posts.read],
  [api.dicts.edit, api.dicts.read],
  [api.dicts.editData, api.dicts.list, api.dicts.data, api.dicts.readData],
]

test('who may make a write, by any one or two permissions, may read what its form shows', () => {
  const sets = allPermissions.flatMap((one, index) => [
    [one],
    ...allPermissions.slice(index + 1).map((other) => [one, other]),
  ])
  const shut = formReads.flatMap(([write, ...reads]) =>
    sets
      .filter((held) => mayCall(held, write) && !reads.every((read) => mayCall(held, read)))
      .map((held) => `${write.method} ${write.path} with ${held.join()}`),
  )
  expect(shut).toEqual([])
})

test('a form opens no list and no other record', () => {
  expect(mayCall(['system:user:add'], api.users.list)).toBe(false)
  expect(mayCall(['system:user:add'], userRecord)).toBe(false)
  expect(mayCall(['system:user:edit'], api.users.list)).toBe(false)
  expect(mayCall(['system:role:edit'], api.roles.list)).toBe(false)
  expect(mayCall(['system:role:edit'], api.depts.list)).toBe(false)
  expect(mayCall(['system:dept:add'], api.depts.read)).toBe(false)
})

/** The action that a call of this name needs, alone or as one of several; any other name may need any. */
const actionOf: Readonly<Record<string, string>> = {
  list: ':list',
  read: ':query',
  add: ':add',
  edit: ':edit',
  delete: ':delete',
  export: ':export',
}
/** The calls that fill the selects of forms: everybody who is signed in may make them. */
const openCalls = new Set(['options', 'values'])
/** The form of a setting reads it, for people who may edit it: the list has all that others see. */
const settingReads = new Set(['settings.read'])
/** Calls that try something and change nothing. */
const trials = new Set(['settings.preview', 'identityProviders.beginTest'])

test('a call of a resource with permissions asks for the one that its name says', () => {
  const codesOf = ({ access }: Endpoint) => (access === 'public' || access === 'signedIn' ? [] : [access].flat())
  const rows = endpoints.map(([name, row]) => ({ name, codes: codesOf(row), parts: name.split('.') }))
  const guarded = new Set(rows.flatMap(({ codes, parts }) => (codes.length > 0 ? [parts[0]] : [])))
  const isWrong = ({ codes, parts: [resource, call = ''] }: (typeof rows)[number]) => {
    if (!guarded.has(resource) || openCalls.has(call)) return false
    return !codes.some((code) => code.endsWith(actionOf[call] ?? ''))
  }
  const wrong = rows.filter(isWrong).map(({ name }) => name)
  expect(wrong.filter((name) => !settingReads.has(name))).toEqual([])
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
  const unlogged = endpoints.filter((row) => isWrite(row) && !row[1].audit).map(([name]) => name)
  expect(unlogged.filter((name) => !trials.has(name))).toEqual([])
})
