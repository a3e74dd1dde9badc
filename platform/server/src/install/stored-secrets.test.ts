import { api } from '#product/contract'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { codeAt, turnOnTotp } from '#server-test/records/factor'
import { addProvider } from '#server-test/records/identity-provider'
import { providerClient } from '#server-test/receivers/identity-provider'
import { demoPassword, openServer, type TestServer } from '#server-test/server'
import type { SecretBox } from '#server/call/call'
import { createSecretBox, plainBox } from '#server/credentials/secret-box'
import { sealStored } from './stored-secrets'

const key = 'a key of thirty-two characters ..'
const later = 'another key of many characters ..'

let server: TestServer
let box: SecretBox

beforeEach(async () => {
  box = plainBox
  server = await openServer({
    secrets: {
      seal: (purpose, secret) => box.seal(purpose, secret),
      open: (purpose, text) => box.open(purpose, text),
      isStale: (text) => box.isStale(text),
    },
  })
})
afterEach(() => server.close())

/** Lets the server have these keys from now on, as a start does. */
async function useKeys(present: string, ...former: string[]): Promise<void> {
  box = await createSecretBox(present, former)
  await sealStored(server.deps)
}

const stored = async () => {
  const { db } = server.deps
  const factors = await db.selectFrom('factors').select('secret').execute()
  const webhooks = await db.selectFrom('webhookSecrets').select('secret').execute()
  const providers = await db.selectFrom('identityProviderSecrets').select('secret').execute()
  return [...factors, ...webhooks, ...providers].map(({ secret }) => secret)
}

test('secrets of apps, webhooks and providers are encrypted once there is a key, and go on to work', async () => {
  const editor = await server.signIn('editor')
  const { address, secret } = await turnOnTotp(server, editor)
  const admin = await server.signIn('admin')
  const body = { webhookName: 'shop', url: 'https://shop.example.com/', events: ['*'], status: 1, remark: '' } as const
  const webhookId = await admin.get(api.webhooks.add, { body })
  const { secret: shown } = await admin.get(api.webhooks.secret, { body: { webhookId } })
  await addProvider(admin, { issuer: 'https://id.example.com' })
  expect(await stored()).toEqual(expect.arrayContaining([secret, shown, providerClient.clientSecret]))

  await useKeys(key)
  const sealed = await stored()
  for (const one of sealed) expect(one).toMatch(/^sealed\./)
  server.wait(60_000)
  const code = codeAt(address, server.deps.now())
  const logIn = server.client().ask(api.session.login, { body: { username: 'editor', password: demoPassword, code } })
  expect((await logIn).status).toBe(200)

  await useKeys(later, key)
  const resealed = await stored()
  expect(resealed.some((one) => sealed.includes(one))).toBe(false)
  await useKeys(later)
  expect(await stored()).toEqual(resealed)
  await expect(useKeys(key)).rejects.toThrow('SECRETS_KEY')
})

test('an app that is set up with a key is stored encrypted', async () => {
  await useKeys(key)
  const editor = await server.signIn('editor')
  const { secret } = await turnOnTotp(server, editor)
  expect((await stored()).join()).not.toContain(secret)
  expect((await editor.get(api.ownFactors.read)).factors).toHaveLength(1)
})
