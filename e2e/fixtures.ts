import { type ConsoleMessage, type WebError, expect, test as base } from '@playwright/test'
import { consolePage, demoPassword, type Person } from './console-page'
import { startServer, type OwnServer } from './own-server'
import type { Runtime } from './runtimes'

interface Options {
  runtime: Runtime
}

interface Fixtures {
  /** Opens a path of the application, such as '/system/user?page=2', in the runtime that is tested. */
  goto: (path: string) => Promise<void>
  /** Declares a console message or page error that this test causes on purpose; any other one fails the test. */
  expectMessage: (pattern: RegExp) => void
  /** A built server of this test alone, see `startServer`. */
  ownServer: OwnServer
  /** Opens a path with that person signed in, the admin without one: the shell with that page shows. */
  enter: (path?: string, person?: Person) => Promise<void>
}

export const test = base.extend<Options & Fixtures>({
  runtime: ['node', { option: true }],

  goto: async ({ page, runtime, baseURL }, use) => {
    await use(async (path) => {
      await page.goto(runtime === 'demo' ? `${baseURL}#${path}` : `${baseURL!.slice(0, -1)}${path}`)
    })
  },

  ownServer: async ({ page }, use) => {
    const server = await startServer()
    await use(server)
    // Calls that it still makes would fail, and be errors in its console.
    await page.close()
    await server.stop()
  },

  expectMessage: [
    async ({ context }, use) => {
      const seen: string[] = []
      const expected: RegExp[] = []
      const onConsole = (message: ConsoleMessage) => {
        if (['error', 'warning'].includes(message.type())) seen.push(`${message.text()} (${message.location().url})`)
      }
      const onError = (error: WebError) => seen.push(String(error.error().stack ?? error.error()))
      context.on('console', onConsole).on('weberror', onError)
      await use((pattern) => expected.push(pattern))
      const unexpected = seen.filter((text) => !expected.some((pattern) => pattern.test(text)))
      expect(unexpected, 'the browser console stays empty').toEqual([])
    },
    { auto: true },
  ],

  enter: async ({ page, goto, runtime, baseURL }, use) => {
    const app = consolePage(page)
    await use(async (path = '/', person = 'admin') => {
      // The API of the demo is in the page, where only the form reaches it.
      if (runtime === 'demo') {
        await goto(path)
        return app.signIn(person)
      }
      const login = await page.request.post('api/user/login', { data: { username: person, password: demoPassword } })
      const { data } = (await login.json()) as { data: string }
      const base = new URL(baseURL!).pathname.replace(/\/$/, '')
      const name = `token${base.replaceAll('/', '!')}`
      await page.context().addCookies([{ name, value: data, url: baseURL! }])
      await goto(path)
      await app.isIn()
    })
  },
})

export { expect }
