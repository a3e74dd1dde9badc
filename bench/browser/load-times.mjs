import { launch, newContext, settled, signedIn, slowdown, startServers, yardstick } from './browser.mjs'
import { momentOf, watchMoments } from './moments.mjs'
import { createSamples } from './samples.mjs'
import { noteTraffic } from './traffic.mjs'

// How long a person waits for the first pages, with the processor slowed to a quarter, at 10 Mbps and 40 ms: with nothing cached,
// with the files of an earlier visit cached, and for the first visit of a page from the dashboard.

const network = { offline: false, latency: 40, downloadThroughput: 1_250_000, uploadThroughput: 1_250_000 }
/** How long the pointer is on a link before the click, in milliseconds. */
const pointerRest = 100

async function slowPage(context, watched) {
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  const traffic = await noteTraffic(cdp)
  await cdp.send('Network.emulateNetworkConditions', network)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.addInitScript(watchMoments, watched)
  return { page, traffic }
}

async function load(context, { server, samples }, { name, path, moments }, cache) {
  const { page, traffic } = await slowPage(context)
  await page.goto(server.address + path)
  for (const [moment, what] of Object.entries(moments)) {
    const { ms, at } = await momentOf(page, moment)
    samples.add(`${what}, ${cache} cache`, { ms, ...traffic.between(0, at) })
  }
  await settled(page)
  if (cache === 'cold') samples.add(`${name}: in all, ${cache} cache`, traffic.between(0, Infinity))
  samples.add('yardstick', { ms: await yardstick(page) })
  await page.close()
}

async function visit(browser, { server, state, samples }, { name, group, href, heading, moment }) {
  const context = await newContext(browser, state)
  const { page, traffic } = await slowPage(context, { path: href, heading })
  await page.goto(server.address)
  await momentOf(page, 'chart')
  await settled(page)
  const menu = page.getByRole('navigation', { name: '主菜单' })
  await menu.getByRole('button', { name: group }).click()
  // The group opens with a movement.
  await page.waitForTimeout(1500)
  const link = await menu.locator(`a[href="${href}"]`).boundingBox()
  await page.evaluate(() => addEventListener('click', ({ timeStamp }) => window.restart(timeStamp), { capture: true }))
  const from = Date.now()
  await page.mouse.move(link.x + link.width / 2, link.y + link.height / 2)
  await page.waitForTimeout(pointerRest)
  await page.mouse.down()
  await page.mouse.up()
  const { ms, at } = await momentOf(page, moment)
  samples.add(name, { ms, ...traffic.between(from, at) })
  samples.add('yardstick', { ms: await yardstick(page) })
  await context.close()
}

/** Measures loads by the address and first visits from the menu. The moment `page` of a visit is that its `heading` shows. */
export async function loadTimes({ title, loads, visits }, builds, { rounds }) {
  const browser = await launch()
  const servers = await startServers(builds)
  const sides = []
  for (const server of servers) {
    const { context } = await signedIn(browser, server.address)
    sides.push({ server, state: await context.storageState(), samples: createSamples() })
    await context.close()
  }
  for (let round = 0; round < rounds; round++) {
    for (const one of loads) {
      for (const side of sides) {
        const context = await newContext(browser, one.isGuest ? undefined : side.state)
        for (const cache of ['cold', 'warm']) await load(context, side, one, cache)
        await context.close()
      }
    }
    for (const one of visits) for (const side of sides) await visit(browser, side, one)
  }
  await browser.close()
  for (const server of servers) await server.close()
  const place = `processor ÷ ${slowdown}, 10 Mbps, 40 ms`
  return [sides.map((side) => ({ title: `${title}: ${place}`, rows: side.samples.rows() }))]
}
