import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { filesBelow } from '../platform/commands/lib/files-below.mjs'
import { freePort } from '../platform/commands/lib/free-port.mjs'
import { isProgram, main, npmCommand, root, run } from '../platform/commands/lib/run.mjs'
import { startServer } from './guides/shell.mjs'
import { attempt, runSteps } from './lib/copy-checks.mjs'
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
  const port = await freePort()
  const env = { ...process.env, PORT: String(port), NODE_ENV: '' }
  const address = `http://127.0.0.1:${port}`
  const server = await startServer('npm start', ['…', `My office  ${address}`], {
    cwd: folder,
    env,
    most: 10 * minutes,
  })
  try {
    if (server.missing) throw new Error(`npm start did not get ready:\n${server.output}`)
    const page = await fetch(address)
    if (!(await page.text()).includes('<title>My office</title>'))
      throw new Error('The page has not the name of the product.')
    const body = JSON.stringify({ username: 'admin', password: passwordOf(folder) })
    const headers = { 'content-type': 'application/json' }
    const signedIn = await fetch(`${address}/api/user/login`, { method: 'POST', headers, body })
    const { data: token } = await signedIn.json()
    const list = await fetch(`${address}/api/stock/item/list?page=1&size=10`, { headers: { token } })
    const { data } = await list.json()
    if (!(data?.items.length > 0)) throw new Error(`The first list has no rows: ${list.status}.`)
  } finally {
    await server.stop()
  }
}

/** Holds the first loads to the limits of this repository. `npm start` has built them. */
function weigh(folder) {
  const errors = checkSizes(folder, ['stock/item'])
  if (errors.length > 0) throw new Error(errors.join('\n'))
}

const passwordOf = (folder) => /password: '(.+)'/.exec(readFileSync(join(folder, 'product/brand.ts'), 'utf8'))[1]

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

async function npm(folder, words) {
  const { command, args, shell } = npmCommand()
  await succeed(command, [...args, ...words], { cwd: folder, shell })
}

async function succeed(command, args, options) {
  const { code, output } = await run(command, args, { ...options, capture: true, timeout: 5 * minutes })
  if (code !== 0) throw new Error(output)
}

if (isProgram(import.meta.url)) {
  await main(async () => {
    const { passed, failed } = await checkCreated({ keep: process.argv.includes('--keep') })
    console.log(`\n${passed} passed, ${failed} failed`)
    if (failed > 0) process.exitCode = 1
  })
}
