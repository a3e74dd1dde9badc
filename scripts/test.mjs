import { findBrowser } from './browser.mjs'
import { ensureInstalled } from './install.mjs'
import { main } from './lib/run.mjs'

await main(async () => {
  await ensureInstalled()
  console.log(`Browser: ${await findBrowser()}`)
})
if (process.exitCode === undefined) await import('./check.mjs')
else console.log('0 passed, 1 failed')
