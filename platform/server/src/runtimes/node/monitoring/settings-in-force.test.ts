import { product } from 'atrium/entries/product'
import { expect, test } from 'vitest'
import { readSettings } from '../settings'
import { settingsInForce } from './settings-in-force'

const environment = {
  PORT: '4000',
  DATABASE_URL: 'postgres://office:very-secret@db.example/office',
  METRICS_TOKEN: 'a-secret-token-of-metrics',
  BACKUP_KEY: 'a secret passphrase',
  TRUST_PROXY: '1',
}

const inForce = () => settingsInForce(readSettings(product, environment), environment)

test('the settings in force are those of the environment, and defaults for the others', () => {
  const byName = Object.fromEntries(inForce().map(({ name, ...one }) => [name, one]))
  expect(byName).toMatchObject({
    PORT: { value: '4000', isSet: true },
    HOST: { value: '127.0.0.1', isSet: false },
    TRUST_PROXY: { value: '1', isSet: true },
    OPERATION_LOG_DAYS: { value: '180', isSet: false },
    METRICS_TOKEN: { value: null, isSet: true },
    BACKUP_KEY: { value: null, isSet: true },
  })
})

test('no secret is among them', () => {
  expect(JSON.stringify(inForce())).not.toContain('secret')
})
