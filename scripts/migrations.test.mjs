import { expect, test } from 'vitest'
import { changedMigrations, withRelease } from './migrations.mjs'

const files = { 'a/migrations/0001-tables.ts': 'create\n', 'a/migrations/0002-next.ts': 'alter\n' }
const read = (file) => files[file]
const [first, second] = Object.keys(files)
const released = withRelease({}, '0.2.0', [first], read)

test('a migration of a released version may be neither changed nor removed', () => {
  expect(changedMigrations(released, read)).toEqual([])
  expect(changedMigrations(released, () => 'create\r\n')).toEqual([])
  expect(changedMigrations(released, () => 'create more\n')).toEqual([
    `${first} is not as in version 0.2.0, whose databases ran it. Undo the change and write another migration.`,
  ])
  expect(changedMigrations(released, () => undefined)).toEqual([
    `${first} is gone, but version 0.2.0 has it. Put it back.`,
  ])
})

test('a release adds the migrations that no version has, and leaves the others', () => {
  const next = withRelease(released, '0.3.0', [first, second], read)
  expect(Object.keys(next['0.3.0'])).toEqual([second])
  expect(next['0.2.0']).toEqual(released['0.2.0'])
  expect(withRelease(next, '0.4.0', [first, second], read)).toEqual(next)
})
