import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import semver from 'semver'
import { committedFiles } from './git.mjs'
import { parsed, readManifest } from './manifest.mjs'
import { PlainError } from '../../commands/lib/run.mjs'

/** Throws where a second platform is installed below the one of the product. */
export function requireOnePlatform(folder) {
  const first = 'node_modules/atrium/package.json'
  const all = everyPackage(folder).filter(({ manifest }) => manifest.name === 'atrium')
  const second = all.find(({ file }) => file.includes('node_modules/') && file !== first)
  if (!second) return
  throw new PlainError(
    `Two platforms are installed: ${readManifest(join(folder, first)).version}, and ${second.manifest.version} in ${dirname(second.file)}. The package that brings the second one has to ask for atrium in peerDependencies: change it, or take a version of it that does.`,
  )
}

/** Throws where a module, installed or of the product, does not go with a version of the platform. */
export function requireFittingModules(folder, version) {
  for (const { file, manifest } of everyPackage(folder)) {
    const range = manifest.peerDependencies?.atrium
    if (range === undefined || semver.satisfies(version, range, { includePrerelease: true })) continue
    throw new PlainError(
      `The module ${manifest.name} asks for atrium ${range}, which ${version} is not. Take a version of the module that goes with ${version}, or change the range in ${file} if it is yours.`,
    )
  }
}

/** Returns the packages of a product: those that Git has, and those that are installed. Each has its package.json as `{ file, manifest }`. */
function everyPackage(folder) {
  const own = committedFiles(folder)
    .filter((file) => /(?:^|\/)package\.json$/.test(file))
    .map((file) => ({ file, manifest: parsed(readFileSync(join(folder, file), 'utf8')) }))
    .filter(({ manifest }) => manifest)
  const folders = new Set([folder, ...own.map(({ file }) => join(folder, dirname(file)))])
  return [...own, ...[...folders].flatMap((one) => installedPackages(one, folder))]
}

/** Returns the packages below node_modules of a folder, those of packages included, each with its package.json as `{ file, manifest }`. */
function installedPackages(folder, top) {
  const packages = join(folder, 'node_modules')
  if (!existsSync(packages)) return []
  const entries = readdirSync(packages, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const names = entries.flatMap(({ name }) =>
    name.startsWith('@') ? readdirSync(join(packages, name)).map((part) => `${name}/${part}`) : [name],
  )
  return names.flatMap((name) => {
    const file = join(packages, name, 'package.json')
    if (!existsSync(file)) return []
    const path = relative(top, file).replaceAll('\\', '/')
    return [{ file: path, manifest: readManifest(file) }, ...installedPackages(join(packages, name), top)]
  })
}
