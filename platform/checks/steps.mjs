import { resolve } from 'node:path'
import { platformFolder } from '../commands/lib/run.mjs'
import { findBrowser } from '../testing/browser.mjs'
import { build, program, runVitest, withSecondChance } from './step-kinds.mjs'
import { format, lint, types } from './tools.mjs'

const part = (name, title, file) =>
  program(name, title, () => [resolve(platformFolder, 'checks', file)], { showWhenGood: true })

/** The steps that need no test, in their order. */
export const staticSteps = [
  format,
  lint,
  types,
  part('boundaries', 'who imports whom', 'boundaries/boundaries.mjs'),
  part('seam', 'deprecated parts of the platform', 'seam/deprecated-uses.mjs'),
  build('build of console and server', ['app']),
]

/** The tests of a product, each on what it runs on. Those that a product does not have are left out. */
export const testSteps = [
  vitest('contract', 'contract', 'contract'),
  vitest('sqlite', 'server on SQLite', 'server-sqlite'),
  vitest('postgres', 'server on PostgreSQL', 'server-postgres'),
  { name: 'console', title: 'console in a browser', run: consoleInBrowser },
]

function vitest(name, title, project) {
  return { name, title, run: () => runVitest(name, [project], { mayBeEmpty: true }) }
}

async function consoleInBrowser() {
  console.log(`Browser: ${await findBrowser()}`)
  const first = await runVitest('console', ['console'], { mayBeEmpty: true })
  return withSecondChance(first, (file) => runVitest('console-alone', ['console'], { files: [file] }))
}
