import { describe, expect, test } from 'vitest'
import { readModule } from './read-module.mjs'
import { foreignWrites, ownerErrors } from './table-writes.mjs'

const owners = { menus: ['platform/server/src/services/menu/', 'A change bumps the version.'] }
const schema = ['platform/server/src/db/schema.ts', 'export interface Schema { menus: object }']
const ofItems = [
  'modules/stock/server/item/item.table.ts',
  "declare module '#server/db/schema' { interface Schema { stockItems: object } }",
]
const owner = ['platform/server/src/services/menu/menu-entry.ts', "db.insertInto('menus')"]

const read = (files) => files.map(([name, text]) => readModule(name, text))
const errors = (file, source) => foreignWrites(read([schema, ofItems, owner, [file, source]]), owners)

const resource = 'platform/server/src/resources/menu/menu-writes.ts'
const module = 'modules/stock/server/item/item-writes.ts'

describe('a write is rejected', () => {
  test.each([
    ['of a resource', resource, "db.insertInto('menus').values(row)"],
    ['of an update', resource, "call.db.updateTable('menus').set({ sort })"],
    ['of a deletion', resource, "trx.deleteFrom('menus')"],
    ['of a table among others', module, "trx.deleteFrom(['stockItems', 'menus'])"],
    ['of a module', module, "db.updateTable('menus')"],
    ['of a statement in SQL', resource, 'sql`update menus set sort = ${sort}`.execute(db)'],
    ['of a plain statement in SQL', resource, "sql.raw('insert into menus (id) values (1)')"],
    ['of the table of a module by the platform', resource, "db.deleteFrom('stockItems')"],
    ['of the table of a module by another', 'modules/forms/server/form.ts', "db.deleteFrom('stockItems')"],
    ['of a table that is nowhere', module, "db.deleteFrom('stockItem')"],
    ['that does not name its table', module, "db.updateTable(table as 'stockItems')"],
  ])('%s', (_, file, source) => {
    expect(errors(file, source).filter((error) => error.startsWith(file))).toHaveLength(1)
  })

  test('with the owner to call instead and what it keeps true', () => {
    expect(errors(resource, "db.insertInto('menus')")).toEqual([
      `${resource} writes menus: call a function of platform/server/src/services/menu/ instead. A change bumps the version.`,
    ])
  })
})

describe('allowed are', () => {
  test.each([
    ['the owner', 'platform/server/src/services/menu/menu-install.ts', "db.deleteFrom('menus')"],
    ['a module with its own table', module, "db.insertInto('stockItems')"],
    ['reads', resource, "db.selectFrom('menus')"],
    ['a lock', resource, 'sql`select id from menus for update`'],
    [
      'what an owner does in a conflict',
      owner[0],
      'sql`insert into menus (id) values (1) on conflict do update set id = 1`',
    ],
    ['a migration', 'platform/server/src/db/migrations/0001-records.ts', 'sql`update menus set sort = 1`'],
    ['a test', 'modules/stock/server/item/item.test.ts', "db.deleteFrom('menus')"],
  ])('%s', (_, file, source) => {
    expect(errors(file, source)).toEqual([])
  })
})

test('a table may have two owners, of which the first is called', () => {
  const other = 'platform/server/src/db/tables/menu-rows.ts'
  const two = { menus: [[owners.menus[0], other], 'A change bumps the version.'] }
  const source = "db.insertInto('menus')"
  const both = read([schema, owner, [other, source]])
  expect([foreignWrites(both, two), ownerErrors(both, two)]).toEqual([[], []])
  expect(foreignWrites(read([schema, [resource, source]]), two)).toEqual([
    `${resource} writes menus: call a function of platform/server/src/services/menu/ instead. A change bumps the version.`,
  ])
  expect(ownerErrors(read([schema, owner]), two)).toEqual([
    `platform/checks/boundaries/table-owners.mjs: ${other} does not write menus.`,
  ])
})

test('a table of the platform without an owner is named', () => {
  const more = ['platform/server/src/db/schema.ts', 'export interface Schema { menus: object; roles: object }']
  expect(ownerErrors(read([more, owner]), owners)).toEqual([
    'platform/server/src/db/schema.ts declares roles: name its owner in platform/checks/boundaries/table-owners.mjs.',
  ])
})

test('an owner that writes its table no more is named', () => {
  expect(ownerErrors(read([schema]), owners)).toEqual([
    'platform/checks/boundaries/table-owners.mjs: platform/server/src/services/menu/ does not write menus.',
  ])
})
