import { mkdirSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { defineConfig } from '@playwright/test'
import { browserFlags, presentBrowser } from '../platform/testing/browser.mjs'
import { inBrowser, served, type Runtime } from './runtimes'

const root = resolve(import.meta.dirname, '..')
const data = 'test-results/e2e-data'
const nodePort = 4310
const demoPort = 4311
const administrationPort = 4312
const executablePath = await presentBrowser()

// Playwright reads this file in every worker; only the first reading precedes the servers.
if (process.env.TEST_WORKER_INDEX === undefined) {
  rmSync(resolve(root, data), { recursive: true, force: true })
  mkdirSync(resolve(root, data), { recursive: true })
}

// Add records, and entries of the menu, which other journeys count: they have a Node server of their own, below a path. Those of modules have the same name.
const administration = /administration\.spec/

/** A browser in which somebody chose Chinese, as the console keeps it below a path. */
const inChinese = (path = '/') => {
  const cookie = {
    name: path === '/' ? 'lang' : `lang!${path.replaceAll('/', '')}`,
    value: 'zh-cn',
    domain: '127.0.0.1',
    path,
    expires: -1,
    httpOnly: false,
    secure: false,
    sameSite: 'Lax' as const,
  }
  return { cookies: [cookie], origins: [] }
}

const onNode = (port: number, path = '/') =>
  ({ runtime: 'node', baseURL: `http://127.0.0.1:${port}${path}`, storageState: inChinese(path) }) as const

const nodeServer = (port: number, database: string, settings = {}) => ({
  command: 'node dist/server/node.js',
  cwd: root,
  // Not a url: the server answers 404 to requests that do not accept HTML.
  port,
  env: {
    PORT: String(port),
    DATABASE_URL: `file:${data}/${database}.db`,
    SEED: 'demo',
    LOGIN_MESSAGES: 'distinct',
    LOG_LEVEL: 'error',
    ...settings,
  },
  gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 } as const,
})

export default defineConfig<{ runtime: Runtime }>({
  testDir: root,
  testMatch: ['e2e/**/*.spec.ts', 'modules/*/e2e/**/*.spec.ts'],
  outputDir: resolve(root, 'test-results/e2e'),
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 300_000,
  expect: { timeout: 45_000 },
  use: {
    locale: 'zh-CN',
    // A journey that changes the language leaves it with its account, which others sign in with at the same time: the choice of a browser comes first.
    storageState: inChinese(),
    viewport: { width: 1440, height: 900 },
    // Pictures of every frame cost more than the journeys; the trace shows each state without them.
    trace: { mode: 'retain-on-failure', screenshots: false },
    actionTimeout: 45_000,
    launchOptions: { ...(executablePath && { executablePath }), args: browserFlags },
  },
  projects: [
    { name: 'node', testIgnore: administration, grepInvert: RegExp(inBrowser), use: onNode(nodePort) },
    { name: 'node-administration', testMatch: administration, use: onNode(administrationPort, '/admin/') },
    {
      name: 'demo',
      grepInvert: RegExp(served),
      use: { runtime: 'demo', baseURL: `http://127.0.0.1:${demoPort}/atrium-demo/` },
    },
  ],
  webServer: [
    nodeServer(nodePort, 'atrium'),
    nodeServer(administrationPort, 'administration', { BASE_PATH: '/admin' }),
    {
      command: 'node platform/commands/atrium.mjs demo',
      cwd: root,
      url: `http://127.0.0.1:${demoPort}/atrium-demo/`,
      env: { PORT: String(demoPort) },
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    },
  ],
})
