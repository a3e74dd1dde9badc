import { defineModule } from 'atrium/contract/module/module'
import { secretSetting } from 'atrium/contract/module/setting'
import { depotProduct } from '#server-test/records/sample-settings'
import { expect, test } from 'vitest'
import { readFixedSettings } from './fixed-settings'

const { contract } = depotProduct
const read = (environment: Record<string, string>, active = ['depot']) =>
  readFixedSettings(contract, active, environment)

test('variables become values of their kind, and empty ones are not set', () => {
  const values = { 'depot.maxDays': 90, 'depot.isStrict': true, 'depot.apiKey': 'secret' }
  expect(read({ DEPOT_MAX_DAYS: '90', DEPOT_STRICT: 'on', DEPOT_API_KEY: 'secret' })).toEqual({ values, errors: [] })
  expect(read({ DEPOT_MAX_DAYS: '', DEPOT_API_KEY: '' })).toEqual({ values: {}, errors: [] })
})

test('each variable that is wrong is named with what it may be', () => {
  expect(read({ DEPOT_MAX_DAYS: '0', DEPOT_STRICT: 'true' }).errors).toEqual([
    'DEPOT_MAX_DAYS must be a whole number from 1 to 365, but is "0"',
    'DEPOT_STRICT must be on or off, but is "true"',
  ])
})

test('a module that does not run reads nothing', () => {
  expect(read({ DEPOT_MAX_DAYS: '0' }, [])).toEqual({ values: {}, errors: [] })
})

test('a secret that is required has to be set', () => {
  const apiKey = secretSetting({ name: { zh: '密钥', en: 'Key' }, env: 'SHOP_KEY', isRequired: true })
  const module = defineModule({ name: 'shop', title: { zh: '店', en: 'Shop' }, menu: [], settings: { apiKey } })
  expect(readFixedSettings({ declared: [module] }, ['shop'], {}).errors).toEqual(['SHOP_KEY must be set'])
})
