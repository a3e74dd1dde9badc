import { expect, test } from 'vitest'
import { defineUserFields, textField } from '../system/user/extra-fields'
import { checkContract, createContract } from './contract'
import { defineModule, type ModuleContract } from './module'

const words = { zh: '工号', en: 'Employee no.' }
const no = textField({ name: words, most: 20 })

const moduleWith = (name: string, userFields: ModuleContract['userFields']): ModuleContract => ({
  module: defineModule({ name, title: words, menu: [] }),
  api: {},
  records: {},
  ...(userFields && { userFields }),
})
const check = (...modules: ModuleContract[]) =>
  checkContract(createContract(Object.fromEntries(modules.map((one) => [one.module.name, one]))))

test('extra fields of users are in the table of their module, under a name that can be a column', () => {
  expect(() => defineUserFields('hr', { table: 'staff', fields: { no } })).toThrow(
    'The table of the extra fields of users begins with "hr", not "staff".',
  )
  for (const name of ['userId', 'No', 'no-1'])
    expect(() => defineUserFields('hr', { table: 'hrStaff', fields: { [name]: no } })).toThrow(
      `The module hr cannot call an extra field of users "${name}".`,
    )
})

test('a module declares extra fields for itself, and no two fields have the same name', () => {
  const ofHr = defineUserFields('hr', { table: 'hrStaff', fields: { no } })
  const named = (zh: string, en: string) =>
    defineUserFields('pay', { table: 'payStaff', fields: { no: textField({ name: { zh, en }, most: 20 }) } })
  expect(() => check(moduleWith('hr', ofHr), moduleWith('pay', named('卡号', 'Card no.')))).not.toThrow()
  expect(() => check(moduleWith('pay', ofHr))).toThrow('The module pay declares extra fields of users for "hr".')
  const twice = (en: string) =>
    `The module pay has an extra field of users "${en}", and another column of the import has that name.`
  expect(() => check(moduleWith('hr', ofHr), moduleWith('pay', named('号', 'employee NO.')))).toThrow(
    twice('employee NO.'),
  )
  expect(() => check(moduleWith('pay', named('部门', 'Unit')))).toThrow(twice('Unit'))
})

test('a product without extra fields has the calls and the users of the platform', () => {
  const plain = createContract({ hr: moduleWith('hr', undefined) })
  const extended = createContract({
    hr: moduleWith('hr', defineUserFields('hr', { table: 'hrStaff', fields: { no } })),
  })
  expect(plain.api.users.add).toBe(createContract({}).api.users.add)
  expect(plain.recordKinds['user']).toBe(createContract({}).recordKinds['user'])
  expect(extended.api.users.add).not.toBe(plain.api.users.add)
  expect(extended.recordKinds['user']!.fields['extra.hr.no']).toEqual(words)
})
