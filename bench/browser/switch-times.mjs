import { launch, signedIn, slowdown, startServers, yardstick } from './browser.mjs'
import { timeOfClick, timesByHand } from './clicks.mjs'
import { createSamples } from './samples.mjs'

// From a click to the painted page, with the processor slowed to a quarter: to a tab that is cached, and to a page that is
// new, with and without the pointer resting on its link before.

const tab = (path) => `nav[aria-label="已打开的页面"] a[href="${path}"]`

async function startSide(browser, server, cached) {
  const { context, page, cdp } = await signedIn(browser, server.address)
  for (const [path] of cached) {
    await page.goto(server.address + path)
    await page.locator(tab(path)).waitFor()
  }
  for (const [path] of cached) {
    await page.locator(tab(path)).click()
    await page.waitForTimeout(1500)
  }
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return { context, page, server, samples: createSamples() }
}

async function newPages({ page, samples }, { group, pages }, name, rest) {
  const opener = page.getByRole('navigation', { name: '主菜单' }).getByRole('button', { name: group })
  if ((await opener.getAttribute('aria-expanded')) === 'false') await opener.click()
  for (const [path, title] of pages)
    samples.add(name, { ms: await timeOfClick(page, `nav[aria-label="主菜单"] a[href="${path}"]`, title, rest) })
}

async function rest({ page, server, samples }, { cached, fresh }, runs) {
  await newPages({ page, samples }, fresh, `to a ${fresh.what} that is new`, 500)
  await page.goto(server.address)
  await page.locator('#main').waitFor()
  await page.waitForTimeout(1500)
  await newPages({ page, samples }, fresh, 'the same, the pointer not resting on its link', 0)
  for (const [path, , name] of cached) {
    await page.locator(tab(path)).click()
    for (const ms of await timesByHand(page, tab(path), runs))
      samples.add(`the least: the ${name} shown by hand`, { ms })
  }
}

/**
 * Measures the switches to pages in cached tabs, each with its path, title and what it is called, and to those of one group of the menu
 * that are new, each with its path and title.
 */
export async function switchTimes({ title, cached, fresh }, builds, { rounds }) {
  const browser = await launch()
  const servers = await startServers(builds)
  const sides = []
  for (const server of servers) sides.push(await startSide(browser, server, cached))
  const runs = rounds * 2
  for (let run = 0; run < runs; run++) {
    for (const { page, samples } of sides) {
      await page.bringToFront()
      for (const [path, heading, name] of cached)
        samples.add(`to the tab of a cached ${name}`, { ms: await timeOfClick(page, tab(path), heading) })
      samples.add('yardstick', { ms: await yardstick(page) })
    }
  }
  for (const side of sides) {
    await side.page.bringToFront()
    await rest(side, { cached, fresh }, rounds)
  }
  await browser.close()
  for (const server of servers) await server.close()
  return [sides.map(({ samples }) => ({ title: `${title}: processor ÷ ${slowdown}`, rows: samples.rows() }))]
}
