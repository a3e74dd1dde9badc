import { mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { filesBelow } from '../platform/commands/lib/files-below.mjs'
import { isProgram, main, npmCommand, root, run } from '../platform/commands/lib/run.mjs'
import { attempt, runSteps } from './lib/copy-checks.mjs'
import { npm, succeed } from './lib/product/programs.mjs'
import { withServer } from './lib/product/server.mjs'
import { signIn } from './lib/product/session.mjs'
import { checkSizes } from './sizes.mjs'
import { crashed } from '../platform/checks/results/reports.mjs'

const minutes = 60_000

/** Files of a product that somebody would have to read: `docs/guides/create-a-product.md` shows them. */
const mostFiles = 12

/**
 * Creates a product in an empty folder, with a packed platform, and does there what its README says: `npm start`, the demo and `npm test`, with
 * whatever these install. Returns a result as the steps of the check have it. `keep` leaves the product for a look.
 */
export async function checkCreated({ keep = false } = {}) {
  // On some systems the temporary folder is a link, which Vite would follow.
  const parent = mkdtempSync(join(realpathSync(tmpdir()), 'atrium-created-'))
  const folder = join(parent, 'my-office')
  try {
    return await runSteps([
      { name: 'create', run: () => attempt(() => create(folder)), isNeeded: true },
      { name: 'npm start', run: () => attempt(() => start(folder)), isNeeded: true },
      { name: 'sizes', run: () => attempt(() => weigh(folder)) },
      { name: 'demo', run: () => attempt(() => npm(folder, ['run', 'build:demo'])) },
      { name: 'npm test', run: () => test(folder) },
    ])
  } finally {
    if (keep) console.log(`The product is in ${folder}.`)
    else rmSync(parent, { recursive: true, force: true })
  }
}

async function create(folder) {
  mkdirSync(folder)
  await succeed(process.execPath, [join(root, 'scripts/create.mjs'), folder], { cwd: root })
  const own = filesBelow(folder).filter((file) => !file.endsWith('.tgz'))
  if (own.length > mostFiles)
    throw new Error(`A product has ${own.length} files, more than ${mostFiles}: ${own.join(', ')}`)
}

/** Starts the product as its README says, and reads its first list as the administrator of the demo. */
async function start(folder) {
  await withServer(folder, {}, async (address, password) => {
    const page = await fetch(address)
    if (!(await page.text()).includes('<title>My office</title>'))
      throw new Error('The page has not the name of the product.')
    const call = await signIn(address, 'admin', password)
    const { items } = await call('GET /api/stock/item/list', { query: { page: 1, size: 10 } })
    if (items.length === 0) throw new Error('The first list has no rows.')
  })
}

/** Holds the first loads to the limits of this repository. `npm start` has built them. */
function weigh(folder) {
  const errors = checkSizes(folder, ['stock/item'])
  if (errors.length > 0) throw new Error(errors.join('\n'))
}

async function test(folder) {
  const { command, args, shell } = npmCommand()
  const { code, output } = await run(command, [...args, 'test'], {
    cwd: folder,
    shell,
    capture: true,
    timeout: 15 * minutes,
  })
  const [, passed, failed, skipped = 0] = /(\d+) passed, (\d+) failed(?:, (\d+) skipped)?\s*$/.exec(output) ?? []
  if (code === 0 && Number(failed) === 0)
    return { passed: Number(passed), failed: 0, skipped: Number(skipped), reasons: [] }
  console.log(output.trim())
  return crashed('see its output above')
}

if (isProgram(import.meta.url)) {
  await main(async () => {
    const { passed, failed } = await checkCreated({ keep: process.argv.includes('--keep') })
    console.log(`\n${passed} passed, ${failed} failed`)
    if (failed > 0) process.exitCode = 1
  })
}
