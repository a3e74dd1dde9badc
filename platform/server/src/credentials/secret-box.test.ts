import { describe, expect, test } from 'vitest'
import { createSecretBox, plainBox } from './secret-box'

const key = 'a key of thirty-two characters ..'
const other = 'another key of many characters ..'

describe('a box with a key', () => {
  test('returns what was put in, which cannot be read in what is stored', async () => {
    const box = await createSecretBox(key)
    const stored = await box.seal('factor', 'JBSWY3DPEHPK3PXP')
    expect(stored).toMatch(/^sealed\.1\.[0-9a-f]{8}\.[A-Za-z0-9+/=]+$/)
    expect(stored).not.toContain('JBSW')
    expect(await box.seal('factor', 'JBSWY3DPEHPK3PXP')).not.toBe(stored)
    expect(await box.open('factor', stored)).toBe('JBSWY3DPEHPK3PXP')
    expect(await (await createSecretBox(key)).open('factor', stored)).toBe('JBSWY3DPEHPK3PXP')
  })

  test('opens nothing that was changed, or stored for something else', async () => {
    const box = await createSecretBox(key)
    const stored = await box.seal('factor', 'secret')
    const at = stored.length - 12
    const changed = `${stored.slice(0, at)}${stored[at] === 'A' ? 'B' : 'A'}${stored.slice(at + 1)}`
    await expect(box.open('factor', changed)).rejects.toThrow('operation')
    await expect(box.open('webhook', stored)).rejects.toThrow('operation')
  })

  test('reads what a former key sealed, and says that it is stale', async () => {
    const stored = await (await createSecretBox(other)).seal('factor', 'secret')
    const box = await createSecretBox(key, [other])
    expect(await box.open('factor', stored)).toBe('secret')
    expect([box.isStale(stored), box.isStale(await box.seal('factor', 'secret')), box.isStale('plain')]).toEqual([
      true,
      false,
      true,
    ])
    await expect((await createSecretBox(key)).open('factor', stored)).rejects.toThrow('SECRETS_KEY')
  })

  test('reads what was stored before there was a key', async () => {
    expect(await (await createSecretBox(key)).open('factor', 'plain')).toBe('plain')
  })
})

test('without a key secrets are stored as they are, and what is encrypted opens nothing', async () => {
  expect(await plainBox.seal('factor', 'secret')).toBe('secret')
  expect(await plainBox.open('factor', 'secret')).toBe('secret')
  const stored = await (await createSecretBox(key)).seal('factor', 'secret')
  await expect(plainBox.open('factor', stored)).rejects.toThrow('SECRETS_KEY is not set')
})
