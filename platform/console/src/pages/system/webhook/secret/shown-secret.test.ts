import { afterEach, expect, test } from 'vitest'
import { storeToken } from '#shared/session/token/token'
import { closeConsoles, openConsole } from '#test/console-app'
import { openForSecrets, showNewSecret, shownSecret } from './shown-secret'

afterEach(closeConsoles)

/** Asks for a new secret, lets something happen before its response comes, and resolves to what shows then. */
async function shownAfter(happen: (leave: () => void) => void): Promise<string | undefined> {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const { waiting } = await openConsole({
    path: '/system/post',
    as: 'admin',
    prepare: async (runtime) => {
      await runtime.engine.db
        .insertInto('webhooks')
        .values({ webhookName: '商城', url: 'https://shop.example.com/', events: '["*"]', remark: '' })
        .execute()
      const { fetch } = runtime
      runtime.fetch = async (url, init) => {
        const response = await fetch(url, init)
        if (typeof url === 'string' && url.includes('webhook/secret')) await held
        return response
      }
    },
  })
  const leave = openForSecrets()
  const asked = showNewSecret(1)
  await expect.poll(() => waiting().join()).toContain('webhook/secret')
  happen(leave)
  release()
  await asked
  const { secret } = shownSecret.getState()
  openForSecrets()()
  return secret
}

test('a new secret shows on the page that asked for it', async () => {
  expect(await shownAfter(() => {})).toMatch(/^whsec_/)
})

test('a new secret that comes after the page was left shows neither there nor on the next opening', async () => {
  expect(await shownAfter((leave) => leave())).toBeUndefined()
  expect(
    await shownAfter((leave) => {
      leave()
      openForSecrets()
    }),
  ).toBeUndefined()
})

test('a new secret that comes in another session does not show', async () => {
  expect(await shownAfter(() => storeToken('another'))).toBeUndefined()
})
