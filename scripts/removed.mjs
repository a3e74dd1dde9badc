import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { attempt, checks, quiet, runSteps, runTests } from './lib/copy-checks.mjs'
import { belongingsOf, removeModule, packagesToGo } from './lib/module-removal.mjs'
import { isProgram, main } from '../platform/commands/lib/run.mjs'
import { copyCheckout } from './lib/scratch-copy.mjs'
import { startsBuilt } from './lib/started-server.mjs'

/** Tests of the platform that see what a module brings: its calls, menu, tables and rows. */
const installTests = [
  'platform/server/src/app.test.ts',
  'platform/server/src/install/modules.test.ts',
  'platform/server/src/install/seed.test.ts',
]

/** Those and others that read menus, modules or demo rows: they hold without any module of the product. */
export const platformTests = [
  ...installTests,
  'platform/server/src/repair',
  'platform/server/src/access/enabled-menus.test.ts',
  'platform/server/src/http/http.test.ts',
  'platform/server/src/http/openapi/document.test.ts',
  'platform/server/src/resources/dashboard',
  'platform/server/src/resources/menu',
  'platform/server/src/resources/role',
  'platform/server/src/resources/session/routers.test.ts',
  'platform/server/src/resources/session/verification',
  'platform/server/src/runtimes/node/host.test.ts',
  'platform/server/src/runtimes/node/commands',
]

/**
 * Takes a module out of a copy of the checkout: npm no longer installs the libraries that it alone used, and the server starts and makes no
 * table of it. `deletes` takes these libraries out of the copy as well.
 */
export function removalSteps(folder, name, { deletes }) {
  let belongings
  const remove = async () => {
    belongings = belongingsOf(folder, name)
    removeModule(folder, name)
  }
  const start = async () => {
    const tables = await startsBuilt(folder)
    const made = belongings.tables.filter((table) => tables.includes(table))
    if (made.length > 0) throw new Error(`The server makes ${made.join(', ')} without the module.`)
  }
  const packages = async () => {
    const gone = await packagesToGo(folder, belongings.dependencies)
    if (deletes) for (const one of gone) rmSync(join(folder, 'node_modules', one), { recursive: true, force: true })
    console.log(`    no longer installed: ${gone.join(', ')}`)
  }
  return [
    { name: `remove ${name}`, run: () => attempt(remove), isNeeded: true },
    { name: `libraries without ${name}`, run: () => attempt(packages) },
    { name: `start without ${name}`, run: () => attempt(start) },
  ]
}

/** Takes the forms out of a copy of the checkout, and runs checks and tests of the platform there; the copy without the showcase runs more of them. `keep` leaves the copy for a look. */
export async function checkRemoved({ keep = false } = {}) {
  // On some systems the temporary folder is a link, which Vite would follow.
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'atrium-removed-'))
  try {
    copyCheckout(folder)
    return await runSteps([
      ...removalSteps(folder, 'forms', { deletes: true }),
      ...['types', 'boundaries', 'unused'].map((name) => ({ name, run: () => quiet(folder, checks[name]) })),
      { name: 'server', run: () => runTests(folder, 'server', 'server-sqlite', installTests) },
    ])
  } finally {
    if (keep) console.log(`The copy is in ${folder}.`)
    else rmSync(folder, { recursive: true })
  }
}

if (isProgram(import.meta.url)) {
  await main(async () => {
    const { passed, failed } = await checkRemoved({ keep: process.argv.includes('--keep') })
    console.log(`\n${passed} passed, ${failed} failed`)
    if (failed > 0) process.exitCode = 1
  })
}
