import { afterEach, describe, expect, test } from 'vitest'
import type { BrowserRuntime } from './browser-runtime'
import { freshName, openTab, tidyUp, writeStored } from '#server-test/records/stored-demo'
import { sessionStatus, signIn, signOut } from '#server-test/visitor'

afterEach(tidyUp)

test('keeps a session over a reload', async () => {
  const name = freshName()
  const before = await openTab(name)
  expect(before.mode).toBe('persisted')
  const token = await signIn(before.fetch)
  before.close()
  const after = await openTab(name)
  expect(await sessionStatus(after.fetch, token)).toBe(200)
})

describe('two tabs', () => {
  test('see each other sign in, sign out and reset the demo', async () => {
    const name = freshName()
    const [one, other] = await Promise.all([openTab(name), openTab(name)])
    const [first, second] = [await signIn(one.fetch), await signIn(one.fetch)]
    expect(await sessionStatus(other.fetch, first)).toBe(200)
    await signOut(other.fetch, first)
    expect(await sessionStatus(one.fetch, first)).toBe(401)
    expect(await sessionStatus(one.fetch, second)).toBe(200)
    await other.reset('demo')
    expect(await sessionStatus(one.fetch, second)).toBe(401)
    expect(await sessionStatus(one.fetch, await signIn(one.fetch))).toBe(200)
  })

  test('lose nothing when both write at once', async () => {
    const name = freshName()
    const [one, other] = await Promise.all([openTab(name), openTab(name)])
    const tokens = await Promise.all([one, other, one, other].map(({ fetch }) => signIn(fetch)))
    for (const { fetch } of [one, other]) {
      expect(await Promise.all(tokens.map((token) => sessionStatus(fetch, token)))).toEqual([200, 200, 200, 200])
    }
  })

  test('do not hold each other up when one is closed in the middle of a call', async () => {
    const name = freshName()
    const [one, other] = await Promise.all([openTab(name), openTab(name)])
    const lost = signIn(one.fetch)
    setTimeout(() => one.close(), 20)
    await expect(lost).rejects.toBeInstanceOf(TypeError)
    expect(await sessionStatus(other.fetch, await signIn(other.fetch))).toBe(200)
  })
})

describe('the company', () => {
  const countUsers = async ({ fetch }: BrowserRuntime) => {
    const headers = { token: await signIn(fetch) }
    const { data } = (await (await fetch('/api/system/user/list', { headers })).json()) as {
      data: { pageInfo: { total: number } }
    }
    return data.pageInfo.total
  }

  test('takes the place of the demo in all tabs, and stays over a reload', async () => {
    const name = freshName()
    const [one, other] = await Promise.all([openTab(name), openTab(name)])
    expect(one.data).toBe('demo')
    const shares: number[] = []
    await one.reset('company', (share) => shares.push(share))
    expect(shares).toEqual(shares.toSorted((a, b) => a - b))
    expect(shares.length).toBeGreaterThan(10)
    expect(shares.at(-1)).toBe(1)
    expect(one.data).toBe('company')
    expect(await countUsers(other)).toBe(400)
    expect(other.data).toBe('company')
    one.close()
    const later = await openTab(name)
    expect(later.data).toBe('company')
    await later.reset('demo')
    expect(await countUsers(later)).toBe(4)
  })

  test('is what a damaged storage begins with again, where it held it', async () => {
    const name = freshName()
    await writeStored(name, new TextEncoder().encode('not a database'), 'company')
    expect((await openTab(name)).data).toBe('company')
  })
})

describe('a call', () => {
  test('to an unknown path answers with the wrapper of a 404', async () => {
    const runtime = await openTab(freshName())
    const response = await runtime.fetch('/api/nowhere')
    expect(response.status).toBe(404)
    expect(response.headers.get('content-type')).toContain('application/json')
    expect(await response.json()).toMatchObject({ code: 404, data: { error: 'request.notFound' } })
  })

  test('rejects with the reason when it is given up, at once or later', async () => {
    const runtime = await openTab(freshName())
    const controller = new AbortController()
    const answer = runtime.fetch('/api/user/loginOptions', { signal: controller.signal })
    controller.abort()
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' })
    const reason = new Error('no longer wanted')
    await expect(runtime.fetch('/api/user/loginOptions', { signal: AbortSignal.abort(reason) })).rejects.toBe(reason)
    expect((await runtime.fetch('/api/user/loginOptions')).status).toBe(200)
  })

  test('rejects as without a network when the Worker stops, and the next one starts another', async () => {
    const runtime = await openTab(freshName())
    const answer = runtime.fetch('/api/user/loginOptions')
    // The call has to be on its way first.
    await new Promise((resolve) => setTimeout(resolve))
    runtime.close()
    await expect(answer).rejects.toBeInstanceOf(TypeError)
    expect((await runtime.fetch('/api/user/loginOptions')).status).toBe(200)
  })
})
