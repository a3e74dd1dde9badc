import { join } from 'node:path'
import { chromium } from 'playwright'
import { browserFlags, findBrowser } from '../../platform/testing/browser.mjs'
import { startServer } from '../lib/child.mjs'
import { whenEnding } from '../lib/ending.mjs'
import { temporaryFolder } from '../lib/temporary-folder.mjs'

/** The processor's slowdown for everything that a person waits for. */
export const slowdown = 4

/** Starts a Chromium that ends with the bench. */
export async function launch(...flags) {
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: [...browserFlags, ...flags],
    handleSIGINT: false,
    handleSIGTERM: false,
  })
  whenEnding(() => browser.close())
  return browser
}

/** Starts the server of each build on a database of its own, with the demo's data. */
export async function startServers(builds) {
  const { folder: data } = temporaryFolder()
  const servers = []
  for (const build of builds) servers.push(await startServer(build, `file:${join(data, `${build.name}.db`)}`))
  return servers
}

/** A new context, with nothing cached. `storageState` is that of somebody who has signed in. */
export function newContext(browser, storageState) {
  return browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN', storageState })
}

/** Signs in as the admin; returns the context, its page with the dashboard, and its connection to the developer tools. */
export async function signedIn(browser, address, prepare = async () => {}) {
  const context = await newContext(browser)
  const page = await context.newPage()
  await prepare(page)
  await page.goto(`${address}/login`)
  await page.getByLabel('账号', { exact: true }).fill('admin')
  await page.getByLabel('密码', { exact: true }).fill('Atrium#2026')
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await page.locator('#main').waitFor()
  await page.waitForLoadState('networkidle')
  const cdp = await context.newCDPSession(page)
  return { context, page, cdp }
}

/** Waits until nothing is loaded any more, also of what a page prepares when it has nothing else to do. */
export async function settled(page) {
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(2000)
  await page.waitForLoadState('networkidle')
}

/** Fixed work: ten million steps of integer arithmetic, in milliseconds. */
export function yardstick(page) {
  return page.evaluate(() => {
    const start = performance.now()
    let state = 1
    for (let step = 0; step < 10_000_000; step++) state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0
    return performance.now() - start + (state === 0 ? 1 : 0)
  })
}
