import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { later, sparse, tested, whole } from './generated-resources.mjs'
import { writeAll } from '../platform/commands/new/files.mjs'
import { readContract } from '../platform/commands/new/project.mjs'
import { resourceChanges } from '../platform/commands/new/resource.mjs'
import { attempt, checks, quiet, runSteps, runTests } from './lib/copy-checks.mjs'
import { isProgram, main, root } from '../platform/commands/lib/run.mjs'
import { copyCheckout } from './lib/scratch-copy.mjs'
import { removalSteps } from './lib/removal-steps.mjs'

/** The tests of the other resources are like these: their sources are checked. */
const resources = tested.map((noun) => `modules/kinds/server/${noun}.test.ts`)

/** Examples that are put into pages of the generated module: of one page alone, with media, with parts that pages share, with a Worker. */
const examples = ['components/segmented/filter', 'able/music-player/lyrics', 'charts/line/traffic', 'able/excel/import']

/** Tests of the platform that see what modules bring, their calls, menu, tables and rows: they hold without any module of the product. */
const platformTests = [
  'platform/server/src/app.test.ts',
  'platform/server/src/install/seed.test.ts',
  'platform/server/src/access/enabled-menus.test.ts',
  'platform/server/src/http/openapi/document.test.ts',
  'platform/server/src/resources/menu',
  'platform/server/src/resources/session/routers.test.ts',
]

const tests = [
  {
    name: 'server',
    project: 'server-sqlite',
    files: [
      ...resources,
      'platform/testing/every-product/server/access.test.ts',
      'platform/server/src/access/records',
      ...platformTests,
    ],
  },
  { name: 'server on PostgreSQL', project: 'server-postgres', files: resources },
  { name: 'kind of field', project: 'contract', files: ['modules/kinds/contract'] },
  {
    name: 'page',
    project: 'console',
    files: ['platform/testing/every-product/console/pages'],
    only: 'the page of kinds(?:Leaf|Thing|Lid|Van) ',
  },
]

/**
 * Takes the showcase and the forms out of a copy of the checkout, generates a module there, and runs the checks, tests of both and the server. Returns a
 * result as the steps of the check have it. `keep` leaves the copy for a look.
 */
export async function checkGenerated({ keep = false } = {}) {
  // On some systems the temporary folder is a link, which Vite would follow.
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'atrium-generated-'))
  try {
    copyCheckout(folder)
    return await runSteps(stepsIn(folder))
  } finally {
    if (keep) console.log(`The copy is in ${folder}.`)
    else rmSync(folder, { recursive: true })
  }
}

const stepsIn = (folder) => [
  // The examples that are put into generated pages use some libraries of the showcase.
  ...removalSteps(folder, ['showcase', 'forms'], { kept: ['showcase'] }),
  // Before there is a module that could use what only these used. The other checks find the same after it, too.
  { name: 'unused without them', run: () => quiet(folder, checks.unused) },
  { name: 'generate', run: () => generate(folder), isNeeded: true },
  ...Object.entries(checks).map(([name, args]) => ({ name, run: () => quiet(folder, args) })),
  ...tests.map(({ name, project, files, only }) => ({ name, run: () => runTests(folder, name, project, files, only) })),
]

async function generate(folder) {
  for (const args of [...whole.map((resource) => ['resource', ...resource]), ...later]) {
    const result = await quiet(folder, ['platform/commands/atrium.mjs', 'new', ...args])
    if (result.failed > 0) return result
  }
  return attempt(async () => {
    await generateSparse(folder)
    // From this checkout, since the copy has no showcase any more.
    const { exampleChanges } = await import(pathToFileURL(join(root, 'modules/showcase/scripts/example-page.mjs')).href)
    for (const example of examples)
      await writeAll(exampleChanges(`kinds/${example.split('/').at(-1)}`, example, folder), folder)
  })
}

/** In this process: a process for each would take twenty seconds. None of these refers to another of them. */
async function generateSparse(folder) {
  const contract = await readContract(folder)
  for (const resource of sparse) await writeAll(resourceChanges(resource, contract, folder), folder)
}

if (isProgram(import.meta.url)) {
  await main(async () => {
    const { passed, failed } = await checkGenerated({ keep: process.argv.includes('--keep') })
    console.log(`\n${passed} passed, ${failed} failed`)
    if (failed > 0) process.exitCode = 1
  })
}
