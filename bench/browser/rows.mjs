import { join } from 'node:path'
import { startServer } from '../lib/child.mjs'
import { temporaryFolder } from '../lib/temporary-folder.mjs'
import { growTo } from '../server/seed.mjs'
import { launch, settled, signedIn, yardstick } from './browser.mjs'
import { createSamples } from './samples.mjs'
import { countWork, workOf } from './work.mjs'

// Ordinary steps in a list of 10 and of 100 users, not slowed: from the press to the frame in which it shows, and all work of the
// page until nothing happens any more.

const users = 400
const sizes = [10, 100]

async function startSide(browser, build) {
  const { folder } = temporaryFolder()
  const url = `file:${join(folder, `${build.name}.db`)}`
  const server = await startServer(build, url)
  await growTo(build.folder, url, users)
  const { page, cdp } = await signedIn(browser, server.address)
  await countWork(cdp)
  return { page, cdp, server, samples: createSamples() }
}

/** Runs in the page: presses what `press` finds, and returns the milliseconds until the frame is painted in which `isDone` holds. */
function timeOf({ press, isDone }) {
  const find = (selector) => [...document.querySelectorAll(selector)].find((element) => element.offsetWidth > 0)
  const holds = {
    page: (before) => document.querySelector('tbody tr')?.textContent !== before,
    ticked: () => document.querySelectorAll('tbody input:checked').length > 0,
    all: () => document.querySelectorAll('thead input:checked').length > 0,
    none: () => document.querySelectorAll('tbody input:checked').length === 0,
    drawer: () => document.querySelector('[role=dialog] input[value]:not([value=""])') !== null,
  }
  const before = document.querySelector('tbody tr')?.textContent
  return new Promise((resolve) => {
    const start = performance.now()
    const end = () => resolve(performance.now() - start)
    const look = () => {
      if (holds[isDone](before)) void scheduler.postTask(end, { priority: 'user-blocking' })
      else requestAnimationFrame(look)
    }
    find(press).click()
    requestAnimationFrame(look)
  })
}

const steps = [
  ['next page', '[title="下一页"] button, li.ant-pagination-next button', 'page'],
  ['tick all', 'thead input[type=checkbox]', 'all'],
  ['untick all', 'thead input[type=checkbox]', 'none'],
  ['tick one', 'tbody input[type=checkbox]:enabled', 'ticked'],
  ['untick one', 'tbody input[type=checkbox]:checked', 'none'],
  ['open the drawer', 'tbody button[aria-label^="编辑"]', 'drawer'],
]

async function round({ page, cdp, server, samples }, size) {
  await page.bringToFront()
  await page.goto(`${server.address}/system/user?size=${size}`)
  await page
    .locator('tbody tr')
    .nth(size - 1)
    .waitFor()
  await settled(page)
  for (const [what, press, isDone] of steps) {
    const before = await workOf(cdp)
    const ms = await page.evaluate(timeOf, { press, isDone })
    // Animations and loads in advance come first.
    await page.waitForTimeout(700)
    samples.add(`${what}, ${size} rows`, { ms, 'ms of work': (await workOf(cdp)) - before })
  }
  samples.add('yardstick', { ms: await yardstick(page) })
}

/** Measures the list of users with few and with many rows. */
export async function measureRows(builds, { rounds }) {
  const browser = await launch()
  const sides = []
  for (const build of builds) sides.push(await startSide(browser, build))
  for (const size of sizes) {
    // The first opening of the drawer loads its code.
    for (let run = 0; run <= rounds; run++) {
      for (const side of sides) await round(run === 0 ? { ...side, samples: createSamples() } : side, size)
    }
  }
  await browser.close()
  for (const { server } of sides) await server.close()
  return [sides.map(({ samples }) => ({ title: 'Rows: the list of users, not slowed', rows: samples.rows() }))]
}
