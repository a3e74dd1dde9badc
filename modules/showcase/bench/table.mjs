import { median, rounded } from '../../../bench/lib/statistics.mjs'
import { launch, settled, signedIn, startServers } from '../../../bench/browser/browser.mjs'
import { countWork, workOf } from '../../../bench/browser/work.mjs'

/** How often it is scrolled, each time as far: a few rows as by the wheel, then from the first row to the last. */
const steps = 60

async function tableOf(browser, { address }) {
  const { context, page, cdp } = await signedIn(browser, address)
  await page.goto(`${address}/comp/virtualTable`)
  await page.locator('[role=table] [role=rowheader]').first().waitFor()
  await settled(page)
  await countWork(cdp)
  const rows = []
  for (const [what, length] of [
    ['by 240 px', 240],
    [`a ${steps}th of all rows`, undefined],
  ]) {
    await page.evaluate(begin)
    const tasks = []
    for (let step = 0; step < steps; step++) {
      const before = await workOf(cdp)
      await page.evaluate(scroll, length ?? steps)
      tasks.push((await workOf(cdp)) - before)
    }
    const { nodes, longest } = await page.evaluate(() => globalThis.scrolled)
    rows.push({
      what,
      figures: {
        'DOM nodes at most': nodes,
        'ms of work a step': rounded(median(tasks), 1),
        'ms of work at most': rounded(Math.max(...tasks), 1),
        'ms the longest task': rounded(longest),
      },
    })
  }
  rows.push({ what: 'sorted by customer', figures: await waited(page, cdp, sortByCustomer) })
  rows.push({ what: 'a customer found', figures: await waited(page, cdp, findCustomer) })
  await context.close()
  return { title: 'Table of 100,000 rows, scrolled, sorted and searched, not slowed', rows }
}

const sortByCustomer = (page) => page.locator('[role=columnheader] button').nth(1).click()
const findCustomer = (page) => page.getByRole('textbox', { name: '查找客户' }).fill('林晓')

/** The work of something that goes on for a while, and its longest task. */
async function waited(page, cdp, act) {
  await page.evaluate(begin)
  const before = await workOf(cdp)
  await act(page)
  await page.waitForTimeout(3000)
  const work = (await workOf(cdp)) - before
  const { longest } = await page.evaluate(() => globalThis.scrolled)
  return { 'ms of work in all': rounded(work), 'ms the longest task': rounded(longest) }
}

/** Runs in the page: goes to the first row and begins to note the long tasks. One below 50 ms counts as 0. */
function begin() {
  const scrolled = { nodes: 0, longest: 0 }
  const observer = new PerformanceObserver((list) => {
    scrolled.longest = Math.max(scrolled.longest, ...list.getEntries().map(({ duration }) => duration))
  })
  observer.observe({ type: 'longtask' })
  document.querySelector('[role=table]').parentElement.scrollTop = 0
  globalThis.scrolled = scrolled
}

/** Runs in the page: scrolls by a length in pixels, or by a part of all rows where it is a small number. */
async function scroll(length) {
  const scroller = document.querySelector('[role=table]').parentElement
  scroller.scrollTop += length < 100 ? scroller.scrollHeight / length : length
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
  globalThis.scrolled.nodes = Math.max(globalThis.scrolled.nodes, document.querySelectorAll('*').length)
}

/** Scrolls, sorts and searches the showcase's table of 100,000 rows: elements of the document, and work that would make it stutter. */
export async function measureTable(builds) {
  const browser = await launch()
  const servers = await startServers(builds)
  const tables = []
  for (const server of servers) tables.push(await tableOf(browser, server))
  await browser.close()
  for (const server of servers) await server.close()
  return [tables]
}
