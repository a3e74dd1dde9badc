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

/** The tests of a product, each on what it runs on. */
export const testSteps = [
  // The others have those that the platform has for every product.
  vitest('contract', 'contract', 'contract', { mayBeEmpty: true }),
  vitest('sqlite', 'server on SQLite', 'server-sqlite'),
  vitest('postgres', 'server on PostgreSQL', 'server-postgres'),
  { name: 'console', title: 'console in a browser', run: consoleInBrowser },
]

function vitest(name, title, project, options) {
  return { name, title, run: () => runVitest(name, [project], options) }
}

async function consoleInBrowser() {
  console.log(`Browser: ${await findBrowser()}`)
  const first = await runVitest('console', ['console'])
  return withSecondChance(first, (file) => runVitest('console-alone', ['console'], { files: [file] }))
}
