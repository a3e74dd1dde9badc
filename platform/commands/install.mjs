import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { readManifest } from './lib/packages/manifest.mjs'
import { PlainError, npmCommand, platformFolder, root, run, shortWaits, since } from './lib/run.mjs'

/** The oldest Node that runs all of it, as major and minor version. */
export const lowestNode = [20, 19]
const lockFile = resolve(root, 'package-lock.json')
/** The file that npm itself writes at the end of every install. */
const installedFile = resolve(root, 'node_modules/.package-lock.json')

/** Throws one plain sentence when this Node is older than the project supports. */
export function checkNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  if (major > lowestNode[0] || (major === lowestNode[0] && minor >= lowestNode[1])) return
  throw new PlainError(
    `This needs Node ${lowestNode.join('.')} or newer, this is ${version}: install a newer one from https://nodejs.org.`,
  )
}

/**
 * Installs the dependencies unless node_modules holds what package-lock.json names, whichever npm command installed it. Throws one plain
 * sentence where that ends with an error, and where the packages do not go together.
 */
export async function ensureInstalled() {
  checkNode()
  await installMissing()
  // Only now: it loads a package that has to be installed.
  const { requireFittingPackages } = await import('./lib/packages/fitting.mjs')
  requireFittingPackages(root, readManifest(resolve(platformFolder, 'package.json')).version)
}

async function installMissing() {
  const wanted = packagesIn(lockFile)
  if (wanted && missingPackages(wanted, packagesIn(installedFile) ?? {}).length === 0) return
  const start = performance.now()
  console.log('Installing dependencies …')
  const npm = npmCommand()
  // --include=dev: the build tools are needed even where NODE_ENV is production.
  // --loglevel=error: a browser-only package warns about Node 20, which never runs it.
  const args = [
    wanted ? 'ci' : 'install',
    '--include=dev',
    '--loglevel=error',
    '--no-fund',
    '--no-audit',
    ...shortWaits,
  ]
  const { code } = await run(npm.command, [...npm.args, ...args], { shell: npm.shell })
  if (code !== 0) throw new PlainError('Installing failed: see the lines above; is the npm registry reachable?')
  console.log(`Installed in ${since(start)}.`)
}

function packagesIn(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : undefined
}

const isPart = (path) => !/(?:^|\/)node_modules\//.test(path)

/**
 * The paths of packages that are wanted and not held in that version. Both are `packages` of a lock file of npm. A module is imported by
 * its folder, so a new one needs no install, but for what it depends on; nor does any part of the workspace in another version.
 */
export function missingPackages(wanted, held, { platform, arch } = process) {
  return Object.entries(wanted)
    .filter(([path]) => path !== '' && !/^modules\/[^/]+$/.test(path) && !(isPart(path) && held[path]))
    .filter(([path, entry]) => held[path]?.version !== entry.version && !mayBeAbsent(entry, held[path]))
    .map(([path]) => path)

  // npm leaves out what is for other systems. A node_modules copied from another machine lacks what is for this one.
  function mayBeAbsent({ optional, os, cpu, libc }, found) {
    const isForHere = os?.includes(platform) && cpu?.includes(arch) && !libc
    return !found && optional && !isForHere
  }
}
