import { createServer, request as ask, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { consolePage, demoPassword } from './console-page'
import { expect, test } from './fixtures'
import { startServer, type OwnServer } from './own-server'
import { served } from './runtimes'

/** Starts a proxy that says its clients came over TLS. Browsers take cookies for TLS from `localhost` without it. */
async function startProxy(target: string): Promise<Server> {
  const proxy = createServer((incoming, response) => {
    const headers = {
      ...incoming.headers,
      'x-forwarded-proto': 'https',
      'x-forwarded-for': '198.51.100.7',
      'x-forwarded-host': incoming.headers.host!,
    }
    const passed = ask(`${target}${incoming.url}`, { method: incoming.method, headers }, (answer) => {
      // The rule would send this browser to https://localhost from then on.
      delete answer.headers['strict-transport-security']
      response.writeHead(answer.statusCode!, answer.headers)
      answer.pipe(response)
    })
    passed.on('error', () => response.destroy())
    response.on('close', () => passed.destroy())
    incoming.pipe(passed)
  })
  await new Promise<void>((settle) => proxy.listen(0, '127.0.0.1', settle))
  return proxy
}

test.describe('over TLS', { tag: served }, () => {
  let server: OwnServer
  let proxy: Server
  let site: string
  test.beforeEach(async () => {
    server = await startServer({ TRUST_PROXY: '1', SESSION_BINDING: 'strict' })
    proxy = await startProxy(server.address)
    site = `http://localhost:${(proxy.address() as AddressInfo).port}`
  })
  test.afterEach(async ({ page }) => {
    // Calls that it still makes would fail, and be errors in its console.
    await page.close()
    proxy.closeAllConnections()
    proxy.close()
    await server.stop()
  })

  test('a session is bound to its browser: a token that was taken from it opens nothing elsewhere', async ({
    page,
    context,
    browser,
    expectMessage,
  }) => {
    const app = consolePage(page)
    await page.goto(`${site}/system/post`)
    await app.signIn('admin')
    const cookies = await context.cookies(site)
    expect(cookies.find(({ name }) => name === '__Host-session')).toMatchObject({
      httpOnly: true,
      secure: true,
      sameSite: 'Strict',
      path: '/',
    })
    expect(await page.evaluate(() => document.cookie)).not.toContain('__Host-session')
    await page.reload()
    await app.isIn()

    const token = cookies.find(({ name }) => name === 'token')!
    const thief = await browser.newContext()
    await thief.addCookies([token])
    const other = await thief.newPage()
    await other.goto(`${site}/system/post`)
    await expect(consolePage(other).submit).toBeVisible()
    await thief.close()

    // The owner goes on, and leaves with both halves.
    await page.reload()
    await app.isIn()
    await app.signOut()
    // The login page is there before the response that clears the cookie.
    const names = async () => (await context.cookies(site)).map(({ name }) => name)
    await expect.poll(names).not.toContain('__Host-session')
    expectMessage(/401/)
    await app.username.fill('admin')
    await app.password.fill(demoPassword)
    await app.submit.click()
    await app.isIn()
  })
})
