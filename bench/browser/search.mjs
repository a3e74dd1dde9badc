import { median, rounded } from '../lib/statistics.mjs'
import { launch, signedIn, startServers } from './browser.mjs'
import { countWork, workOf } from './work.mjs'

async function searchOf(browser, { address }) {
  const { context, page, cdp } = await signedIn(browser, address, (one) =>
    one.route('**/api/getRouters', answerManyEntries),
  )
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox')
  await field.waitFor()
  await page.waitForLoadState('networkidle')
  await field.fill('yhgl')
  await page.getByRole('option').first().waitFor()
  await field.fill('')
  await page.waitForTimeout(500)
  await countWork(cdp)
  const keys = []
  for (const key of '用户管理 12 yhgl4 user/33') {
    const before = await workOf(cdp)
    await page.keyboard.insertText(key)
    // Past the debounce, so that the search and the drawing of its result count for their key.
    await page.waitForTimeout(450)
    keys.push((await workOf(cdp)) - before)
  }
  await context.close()
  const figures = { 'ms a key': rounded(median(keys), 1), 'ms at most': rounded(Math.max(...keys), 1) }
  return { title: 'Search: script, style and layout, not slowed', rows: [{ what: 'over 5,000 entries', figures }] }
}

async function answerManyEntries(route) {
  const response = await route.fetch()
  const wrapper = await response.json()
  const sample = wrapper.data.flatMap(({ children }) => children).find(({ component }) => component)
  const group = (number) => ({
    ...sample,
    path: `group${number}`,
    component: '',
    meta: { ...sample.meta, title: `分组 ${number}` },
    children: Array.from({ length: 100 }, (_, index) => ({
      ...sample,
      path: `user${number * 100 + index}`,
      meta: { ...sample.meta, title: `用户管理 ${number * 100 + index}` },
    })),
  })
  wrapper.data = Array.from({ length: 50 }, (_, number) => group(number))
  await route.fulfill({ response, json: wrapper })
}

/** Measures a key press in the search of the menu. */
export async function measureSearch(builds) {
  const browser = await launch()
  const servers = await startServers(builds)
  const tables = []
  for (const server of servers) tables.push(await searchOf(browser, server))
  await browser.close()
  for (const server of servers) await server.close()
  return [tables]
}
