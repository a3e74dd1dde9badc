import { existsSync } from 'node:fs'
import { ensureBuilt } from '../../platform/commands/build.mjs'
import { serveFolder } from '../../platform/commands/lib/static-server.mjs'
import { whenEnding } from '../lib/ending.mjs'
import { launch, yardstick } from './browser.mjs'
import { createSamples } from './samples.mjs'

const base = '/demo/'

async function ready(page, address) {
  await page.goto(address)
  await page.getByRole('button', { name: 'admin' }).waitFor()
  const whole = await page.evaluate(() => performance.getEntriesByName('browser runtime')[0].duration)
  const database = await page.workers()[0].evaluate(() => performance.getEntriesByName('open database')[0].duration)
  return { whole, database }
}

async function startSide(folder) {
  const server = await serveFolder({ folder, base, port: 0 })
  whenEnding(() => server.close())
  return { address: `http://127.0.0.1:${server.address().port}${base}`, samples: createSamples() }
}

/**
 * How long the demo's backend takes in the browser until it is ready: with an empty storage (migrations, seed) and with a stored
 * database. Another checkout is measured where it has the demo built.
 */
export async function measureDemo(builds, { rounds }) {
  await ensureBuilt('demo')
  const folders = builds.map(({ folder }) => `${folder}/dist/demo`).filter((folder) => existsSync(folder))
  const sides = await Promise.all(folders.map(startSide))
  const browser = await launch()
  for (let round = 0; round < rounds; round++) {
    for (const { address, samples } of sides) {
      const context = await browser.newContext()
      // Two pages: within one, the browser may keep what it compiled.
      for (const visit of ['first', 'later']) {
        const page = await context.newPage()
        const { whole, database } = await ready(page, address)
        samples.add(`${visit} visit: work on the database`, { ms: database })
        samples.add(`${visit} visit: with Worker start and compiling`, { ms: whole })
        samples.add('yardstick', { ms: await yardstick(page) })
      }
      await context.close()
    }
  }
  await browser.close()
  return [sides.map(({ samples }) => ({ title: 'Demo: backend in the browser ready', rows: samples.rows() }))]
}
