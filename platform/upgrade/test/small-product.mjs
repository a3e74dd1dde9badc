import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const platformFolder = join(dirname(fileURLToPath(import.meta.url)), '../..')

/** Creates an empty folder for a file of tests. */
export const emptyFolder = () => realpathSync(mkdtempSync(join(tmpdir(), 'atrium-upgrade-test-')))

/** Writes files, `{ path: text }`, into a folder. */
export function writeFiles(folder, files) {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), typeof text === 'string' ? text : `${JSON.stringify(text, null, 2)}\n`)
  }
}

/**
 * Packs a platform of a version with the upgrades and codemods of this one and `files` of its own, and returns the path of the file. The two libraries that codemods take are in it as links to those
 * that are installed here.
 */
export function packPlatform(parent, version, files = {}) {
  const folder = join(parent, `platform-${version}`, 'package')
  const linked = ['ts-morph', 'semver']
  const isShipped = (path) => !/\.test\.mjs$|[\\/]upgrade[\\/]test$/.test(path)
  for (const part of ['upgrade', 'commands/lib'])
    cpSync(join(platformFolder, part), join(folder, part), { recursive: true, filter: isShipped })
  writeFiles(folder, {
    'package.json': {
      name: 'atrium',
      version,
      type: 'module',
      dependencies: Object.fromEntries(linked.map((name) => [name, '*'])),
      bundleDependencies: linked,
    },
    ...Object.fromEntries(linked.flatMap((name) => Object.entries(linkTo(name)))),
    ...files,
  })
  const file = join(parent, `atrium-${version}.tgz`)
  execFileSync('tar', ['-czf', file, '-C', dirname(folder), 'package'])
  return file
}

function linkTo(name) {
  const target = JSON.stringify(fileURLToPath(import.meta.resolve(name)))
  return {
    [`node_modules/${name}/package.json`]: { name, version: '1.0.0', main: 'index.cjs' },
    [`node_modules/${name}/index.cjs`]: `module.exports = require(${target})\n`,
  }
}

/** The files of a product with one module. */
const productFiles = {
  'package.json': { name: 'my-office', private: true, type: 'module', workspaces: ['modules/*'] },
  '.gitignore': 'node_modules\n',
  'modules/stock/package.json': { name: 'stock', version: '1.0.0', peerDependencies: { atrium: '*' } },
  'modules/stock/module.ts': "import { defineModule } from '@atrium/contract'\n\nexport default defineModule({})\n",
  'modules/stock/page.tsx':
    "import { Badge } from '@atrium/ui'\n\nexport const mark = <Badge />\nexport const from = '@atrium/ui'\n",
}

/** Creates a product that has a packed platform installed, with everything committed. */
export function createProduct(folder, platform, files = {}) {
  writeFiles(folder, { ...productFiles, ...files })
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  writeFiles(folder, { 'package.json': { ...manifest, dependencies: { atrium: `file:${platform}` } } })
  execFileSync('npm', ['install', '--offline', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'pipe' })
  git(folder, 'init', '--quiet')
  commitAll(folder)
}

/** Copies a product with its packages and its commits. */
export const copyProduct = (from, to) => cpSync(from, to, { recursive: true, verbatimSymlinks: true })

/** Runs Git in a folder and returns what it prints. */
export const git = (folder, ...args) =>
  execFileSync('git', ['-C', folder, '-c', 'user.name=test', '-c', 'user.email=test@example.com', ...args], {
    encoding: 'utf8',
  })

/** Commits all files of a folder. */
export function commitAll(folder) {
  git(folder, 'add', '--all')
  git(folder, 'commit', '--quiet', '--message', 'all')
}

/** Starts a registry that has packed platforms, `{ version: file }`, and no other package. Resolves to its `address` and `close`. */
export async function startRegistry(files) {
  const server = createServer((request, response) => {
    const { port } = server.address()
    const version = /^\/file\/(.+)$/.exec(request.url)?.[1]
    if (version) return response.end(readFileSync(files[version]))
    if (request.url !== '/atrium') return response.writeHead(404).end('{}')
    const of = ([name, file]) => {
      const manifest = readManifestOf(file)
      const integrity = `sha512-${createHash('sha512').update(readFileSync(file)).digest('base64')}`
      return [name, { ...manifest, dist: { tarball: `http://127.0.0.1:${port}/file/${name}`, integrity } }]
    }
    const versions = Object.fromEntries(Object.entries(files).map(of))
    response.end(JSON.stringify({ name: 'atrium', 'dist-tags': { latest: Object.keys(files).at(-1) }, versions }))
  })
  await new Promise((done) => server.listen(0, '127.0.0.1', done))
  return { address: `http://127.0.0.1:${server.address().port}/`, close: () => server.close() }
}

const readManifestOf = (file) =>
  JSON.parse(execFileSync('tar', ['-xOzf', file, 'package/package.json'], { encoding: 'utf8' }))
