import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureBuilt } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { containedPackages, licenceTexts, packagesOf, platformPath } from './lib/bundle/packages.mjs'
import { findPlatform, platformName } from './lib/bundle/platform.mjs'
import { sbomOf } from './lib/bundle/sbom.mjs'
import { filesBelow } from './lib/files-below.mjs'
import { PlainError, npmCommand, platformFolder, root, run } from './lib/run.mjs'

export const usage = `atrium bundle [FOLDER] [--platform linux-x64-musl]
  FOLDER is bundle/ without it
  --platform      another system than this one`

const licences = 'THIRD-PARTY-LICENSES.txt'
const sbom = 'sbom.cdx.json'

/** Returns the text of a program of the bundle: it starts what the build made. */
const startOf = (
  built,
) => `// Settings are environment variables. Without NODE_ENV an empty database becomes a real installation and not a demo.
const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(\`This needs Node 20.19 or newer, this is \${process.versions.node}.\`)
  process.exit(1)
}
if (!process.env.NODE_ENV_FILE) process.env.NODE_ENV ||= 'production'
await import('./server/${built}.js')
`

const readJson = (path) => JSON.parse(readFileSync(resolve(root, path), 'utf8'))

/** Returns `key` of the brand, which Node 20 cannot import: the file is TypeScript. */
const brandKey = () => /^ {2}key: '([^']+)'/m.exec(readFileSync(resolve(root, 'product/brand.ts'), 'utf8'))[1]

/**
 * Writes server, console and the packages that the server loads at run time to a folder: plain JavaScript that Node runs. What the folder holds
 * beside a former bundle stays. Returns the size in bytes, as a disk with blocks of 4 KB stores it. Throws a PlainError where the folder
 * holds something else, or a package cannot be fetched.
 */
export async function bundle(folder, platform = findPlatform()) {
  const { external, programs } = await readServerBuild()
  const files = Object.keys(programs).map((name) => `${name}.mjs`)
  clear(folder, [...parts, ...files])
  // First, since `clear` recognises a bundle by it, also one that was cut off.
  writeFileSync(join(folder, licences), licenceTexts())
  writeFileSync(join(folder, sbom), await listOfPackages(platform))
  for (const part of ['server', 'console']) copyWithout(resolve(root, 'dist', part), join(folder, part), unserved)
  for (const name of readdirSync(join(folder, 'server'))) dropMapName(join(folder, 'server', name))
  const { packages, absent } = packagesOf(platformPath, external, platform)
  for (const { path } of packages) copyWithout(join(root, path), join(folder, path), undelivered)
  await fetchPackages(folder, absent)
  for (const [name, built] of Object.entries(programs)) writeFileSync(join(folder, `${name}.mjs`), startOf(built))
  writeFileSync(join(folder, 'package.json'), manifest(programs))
  if (existsSync(resolve(root, 'LICENSE'))) cpSync(resolve(root, 'LICENSE'), join(folder, 'LICENSE'))
  return sizeOf(folder)
}

/** Returns what the bundle contains as a software bill of materials: packages of the build, and those that the server loads at run time. */
function listOfPackages(platform) {
  const { names, packages, absent } = containedPackages(platform)
  const { version, license } = readJson('package.json')
  return sbomOf([...packages, ...absent], names, { name: brandKey(), version, license })
}

/** Of a build: its stamp, source maps and the manifest of Vite. */
const unserved = /^[\\/]\w+[\\/]\.|\.map$/
/** Of a package: types, source maps, and packages below it, which are copied one by one. */
const undelivered = /\.(?:map|[cm]?ts)$|[\\/]node_modules$/

function copyWithout(from, to, pattern) {
  cpSync(from, to, {
    recursive: true,
    filter: (path) => !pattern.test(path.slice(from.length - basename(from).length - 1)),
  })
}

const parts = ['server', 'console', 'node_modules', 'package.json', 'LICENSE', licences, sbom]

function clear(folder, names) {
  const present = existsSync(folder) ? readdirSync(folder) : []
  if (present.length > 0 && !present.includes(licences)) {
    throw new PlainError(`${folder} is not empty and holds no bundle: name another folder.`)
  }
  for (const name of names) rmSync(join(folder, name), { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
}

function dropMapName(file) {
  writeFileSync(file, readFileSync(file, 'utf8').replace(/\n\/\/# sourceMappingURL=\S+\s*$/, '\n'))
}

/**
 * Returns how the server is built: the names of the packages that the build leaves out as `external`, and as `programs` the names of what it
 * makes, each with that of the file in `dist/server`.
 */
export async function readServerBuild() {
  const { loadConfigFromFile } = await import('vite')
  const { config } = await loadConfigFromFile({ command: 'build' }, resolve(platformFolder, 'build/server.config.ts'))
  const built = Object.keys(config.build.rolldownOptions.input)
  const programs = Object.fromEntries(built.map((name) => [name === 'node' ? 'server' : name, name]))
  return { external: config.ssr.external, programs }
}

/** Fetches native packages for another system, which the checkout does not hold. */
async function fetchPackages(folder, packages) {
  if (packages.length === 0) return
  const scratch = mkdtempSync(join(tmpdir(), 'bundle-'))
  try {
    const wanted = packages.map(({ name, version }) => `${name}@${version}`)
    const npm = npmCommand()
    // --force: without it npm installs nothing that is for another system.
    const args = [
      'install',
      '--prefix',
      scratch,
      '--no-save',
      '--no-package-lock',
      '--ignore-scripts',
      '--force',
      ...wanted,
    ]
    const { code, output } = await run(npm.command, [...npm.args, ...args], { shell: npm.shell, capture: true })
    if (code !== 0) throw new PlainError(`${output}\nFetching ${wanted.join(', ')} failed: see the lines above.`)
    for (const { name } of packages) {
      copyWithout(join(scratch, 'node_modules', name), join(folder, 'node_modules', name), undelivered)
    }
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}

function manifest(programs) {
  const { version, license, engines } = readJson('package.json')
  const scripts = Object.fromEntries(Object.keys(programs).map((name) => [name, `node ${name}.mjs`]))
  const { server: start, ...others } = scripts
  const content = {
    name: brandKey(),
    version,
    private: true,
    license,
    type: 'module',
    engines,
    scripts: { start, ...others },
  }
  return `${JSON.stringify(content, null, 2)}\n`
}

const blockBytes = 4096

function sizeOf(folder) {
  const blocks = filesBelow(folder).map((file) => Math.ceil(statSync(join(folder, file)).size / blockBytes))
  return blocks.reduce((sum, count) => sum + count * blockBytes, 0)
}

function readArguments(args) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { platform: { type: 'string' } },
    })
    if (positionals.length > 1) throw new PlainError(usage)
    // npm changes to the root of the repository; a path is meant from where it was typed.
    const folder = resolve(process.env.INIT_CWD ?? process.cwd(), positionals[0] ?? join(root, 'bundle'))
    return { folder, platform: findPlatform(values.platform) }
  } catch (error) {
    throw error instanceof PlainError ? error : new PlainError(`${error.message}\n${usage}`)
  }
}

/** Builds where a source has changed, and writes the bundle to the folder that the arguments name. */
export async function command(args) {
  const { folder, platform } = readArguments(args)
  await ensureInstalled()
  await ensureBuilt('app')
  const bytes = await bundle(folder, platform)
  console.log(
    `Wrote ${folder}: ${(bytes / 1024 / 1024).toFixed(1)} MB, for Node 20.19 or newer on ${platformName(platform)}.`,
  )
  console.log(`Start it with: cd ${folder} && node server.mjs`)
}
