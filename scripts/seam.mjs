import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { seamOf } from './lib/seam/declarations.mjs'
import { seamFiles } from '../platform/checks/seam/files.mjs'
import { additionsOf, breaksOf } from './lib/seam/compare.mjs'
import { deprecationErrors, removalErrors } from './lib/seam/deprecations.mjs'
import { guideErrors } from './lib/seam/guide.mjs'
import { deprecatedUses } from '../platform/checks/seam/uses.mjs'
import { newestRelease } from './release/changelog.mjs'
import { codemodsIn } from '../platform/upgrade/codemod/codemods.mjs'
import { PlainError, isProgram, main, root, run, toolPath } from '../platform/commands/lib/run.mjs'

const reportFile = 'platform/seam.json'
const guideFile = 'docs/guides/seam.md'
const read = (file) => readFileSync(resolve(root, file), 'utf8')
const isBelow = (minor, other) => minor.localeCompare(other, 'en', { numeric: true }) < 0
const minorOf = (version) => version.split('.').slice(0, 2).join('.')

/** The seam is held from this minor version on: nothing before it was released. */
const heldFrom = '0.2'

/** Returns what TypeScript says of the files of the seam: `{ specifier: { name: declaration } }` and the types that these name. */
async function readSeam() {
  // Below the root, where the configuration finds its packages.
  const folder = resolve(root, 'node_modules/.cache/seam')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const compilerOptions = {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    rootDir: root,
    outDir: resolve(folder, 'out'),
  }
  const files = Object.values(seamFiles).map((file) => resolve(root, file))
  // Files that are reached by the name of a package alone would have no declarations.
  const include = ['contract/src', 'server/src', 'ui/src', 'console/src', 'build/*.d.ts'].map((one) =>
    resolve(root, 'platform', one),
  )
  const config = {
    extends: resolve(root, 'tsconfig.json'),
    compilerOptions,
    files,
    include,
    exclude: [resolve(root, 'platform/**/*.test.*')],
  }
  writeFileSync(resolve(folder, 'tsconfig.json'), JSON.stringify(config))
  const { output } = await run(process.execPath, [toolPath('typescript-7/bin/tsc'), '-p', folder], { capture: true })
  try {
    return seamOf((file) => readFileSync(resolve(folder, 'out', file.replace(/\.tsx?$/, '.d.ts')), 'utf8'))
  } catch (error) {
    // Code that does not compile has no declarations; the step "types" prints the errors.
    throw new PlainError(`The files of the seam have no declarations: ${error.message}\n${output}`)
  }
}

async function check([option]) {
  if (option !== undefined && option !== '--update')
    throw new PlainError('Use "npm run check seam" or "npm run check seam -- --update".')
  const now = await readSeam()
  const { version } = JSON.parse(read('platform/package.json'))
  const minor = minorOf(version)
  const before = existsSync(resolve(root, reportFile))
    ? JSON.parse(read(reportFile))
    : { minor, exports: {}, types: {} }
  const breaks = breaksOf(before, now)
  const promises = await promiseErrors({ before, now, breaks, version })
  // A minor version that is not released yet may still change what it brings.
  const isReleased = !isBelow(minorOf(newestRelease(read('CHANGELOG.md')) ?? '0.0'), minor)
  const isHeld = !isBelow(minor, heldFrom) && minor === before.minor && isReleased
  const unsaid = isBelow(minor, heldFrom)
    ? []
    : breaks.filter(({ name }) => !read('CHANGELOG.md').includes(`\`${name}\``))
  const mayUpdate = promises.length === 0 && (breaks.length === 0 || (!isHeld && unsaid.length === 0))
  if (option === '--update' && mayUpdate) {
    writeFileSync(resolve(root, reportFile), `${JSON.stringify({ minor, ...now }, null, 2)}\n`)
    return console.log(`${reportFile} is up to date.`)
  }
  const additions = additionsOf(before, now)
  const sentences = [
    ...promises,
    ...breaks.map(({ sentence }) => sentence),
    ...(breaks.length > 0 ? [removal] : []),
    ...(additions.length > 0 ? [...additions, addition] : []),
    ...guideErrors(read(guideFile), now.exports).map((sentence) => `${guideFile}: ${sentence}`),
  ]
  if (sentences.length > 0) throw new PlainError(sentences.join('\n'))
  deprecatedUses(readSources(), now.deprecated).forEach((line) => console.log(line))
  console.log(`${Object.values(now.exports).flatMap(Object.keys).length} exports, as in ${reportFile}.`)
}

/** Returns what is wrong with deprecations, and with exports that are gone without one. */
async function promiseErrors({ before, now, breaks, version }) {
  const gone = isBelow(before.minor, heldFrom) ? [] : breaks.flatMap(({ key }) => key ?? [])
  const codemods = gone.length > 0 ? await codemodsIn(resolve(root, 'platform/upgrade')) : []
  return [...deprecationErrors(before, now, version), ...removalErrors(gone, before, codemods, version)]
}

/** Returns the sources that may import the seam: those of the product and of its modules. */
function readSources() {
  return ['modules', 'product', 'tests'].flatMap((folder) =>
    readdirSync(resolve(root, folder), { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
      .map((entry) => relative(root, resolve(entry.parentPath, entry.name)).replaceAll('\\', '/'))
      .filter((file) => !/(?:^|\/)(?:node_modules|dist)\//.test(file))
      .map((file) => ({ file, text: read(file) })),
  )
}

const removal =
  'What modules import only grows within a minor version. Undo this, or raise the minor version ("npm version 0.3.0 --workspaces --include-workspace-root --no-git-tag-version", with yours), name each of these in CHANGELOG.md in `code`, and run "npm run check seam -- --update".'
const addition = 'Add what came with "npm run check seam -- --update", and list new names in docs/guides/seam.md.'

if (isProgram(import.meta.url)) await main(() => check(process.argv.slice(2)))
