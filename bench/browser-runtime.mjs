import { chromium } from 'playwright'
import { browserFlags, findBrowser } from '../scripts/browser.mjs'
import { ensureBuilt } from '../scripts/build.mjs'
import { previewDemo } from '../scripts/preview-demo.mjs'

// How long the demo's backend takes to be ready: with an empty storage (migrations, seed) and with a stored database. The
// figures hold for this machine at this moment; the ratio to a fixed piece of work in the same page is what compares.

const runs = 7
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]

async function ready(page, address) {
  await page.goto(address)
  await page.getByRole('button', { name: 'admin' }).waitFor()
  const whole = await page.evaluate(() => performance.getEntriesByName('browser runtime')[0].duration)
  const database = await page.workers()[0].evaluate(() => performance.getEntriesByName('open database')[0].duration)
  return { whole, database }
}

/** Fixed work: ten million steps of integer arithmetic, in milliseconds. */
const yardstick = (page) =>
  page.evaluate(() => {
    const start = performance.now()
    let state = 1
    for (let step = 0; step < 10_000_000; step++) state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0
    return performance.now() - start + (state === 0 ? 1 : 0)
  })

await ensureBuilt('demo')
const address = await previewDemo(0)
const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserFlags })
const first = []
const later = []
const fixed = []
for (let run = 0; run < runs; run++) {
  const context = await browser.newContext()
  const page = await context.newPage()
  first.push(await ready(page, address))
  // A page of its own: within one, the browser may keep what it compiled.
  later.push(await ready(await context.newPage(), address))
  fixed.push(await yardstick(page))
  await context.close()
}
await browser.close()
const row = (name, values) =>
  console.log(
    `${name.padEnd(44)} ${median(values).toFixed(0).padStart(5)} ms  ${(median(values) / median(fixed)).toFixed(1)} × yardstick`,
  )
for (const [visit, times] of Object.entries({ first, later })) {
  const report = (what, part) => row(`${visit} visit: ${what}`, times.map(part))
  report('work on the database', ({ database }) => database)
  report('with Worker start and compiling', ({ whole }) => whole)
}
row('yardstick', fixed)
process.exit(0)
