import { ensureInstalled } from '../platform/commands/install.mjs'
import { main } from '../platform/commands/lib/run.mjs'
import { findBrowser } from '../platform/testing/browser.mjs'

await main(async () => {
  await ensureInstalled()
  console.log(`Browser: ${await findBrowser()}`)
})
if (process.exitCode === undefined) await import('./check.mjs')
else console.log('0 passed, 1 failed')
