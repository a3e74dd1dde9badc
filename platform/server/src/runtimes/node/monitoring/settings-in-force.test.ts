import { product } from 'atrium/entries/product'
import { expect, test } from 'vitest'
import { readSettings, readVariables } from '../settings'
import { settingsInForce } from './settings-in-force'

const environment = {
  PORT: '4000',
  DATABASE_URL: 'postgres://office:very-secret@db.example/office',
  METRICS_TOKEN: 'a-secret-token-of-metrics',
  BACKUP_KEY: 'a secret passphrase',
  TRUST_PROXY: '1',
  SESSION_IDLE_HOURS: '9',
}

const inForce = () =>
  settingsInForce(product, readSettings(product, environment), readVariables(product, environment, []))

test('the settings in force are those of the environment, and defaults for the others', () => {
  const byName = Object.fromEntries(inForce().map(({ name, ...one }) => [name, one]))
  expect(byName).toMatchObject({
    PORT: { value: '4000', source: 'environment' },
    HOST: { value: '127.0.0.1', source: 'default' },
    TRUST_PROXY: { value: '1', source: 'environment' },
    OPERATION_LOG_DAYS: { value: null, source: 'page' },
    SESSION_IDLE_HOURS: { value: '9', source: 'environment' },
    METRICS_TOKEN: { value: null, source: 'environment' },
    BACKUP_KEY: { value: null, source: 'environment' },
  })
})

test('no secret is among them', () => {
  expect(JSON.stringify(inForce())).not.toContain('secret')
})
