import { existsSync, realpathSync } from 'node:fs'
import { join, relative } from 'node:path'
import semver from 'semver'
import { PlainError } from '../run.mjs'
import { everyPackage } from './every-package.mjs'

/** Throws where a second platform is installed beside the one of the product. */
export function requireOnePlatform(folder, packages = everyPackage(folder)) {
  const installed = join(folder, 'node_modules/atrium')
  const own = existsSync(installed) ? realpathSync(installed) : undefined
  const platforms = packages.filter(({ manifest }) => manifest.name === 'atrium')
  const first = platforms.find((one) => one.folder === own) ?? platforms[0]
  const second = platforms.find((one) => one !== first)
  if (!second) return
  throw new PlainError(
    `Two platforms are installed: ${first.manifest.version}, and ${second.manifest.version} in ${pathFrom(folder, second.folder)}. The package that brings the second one has to ask for atrium in peerDependencies: change it, or take a version of it that does.`,
  )
}

/** Throws where a module, installed or of the product, does not go with a version of the platform. */
export function requireFittingModules(folder, version, packages = everyPackage(folder)) {
  for (const { manifest, folder: place } of packages) {
    const range = manifest.peerDependencies?.atrium
    if (range === undefined || semver.satisfies(version, range, { includePrerelease: true })) continue
    const file = pathFrom(folder, join(place, 'package.json'))
    throw new PlainError(
      `The module ${manifest.name ?? pathFrom(folder, place)} asks for atrium ${range}, which ${version} is not. Take a version of the module that goes with ${version}, or change the range in ${file} if it is yours.`,
    )
  }
}

/** Throws where the packages of a product do not go together: two platforms, or a module for another version than `version` of the platform. */
export function requireFittingPackages(folder, version) {
  const packages = everyPackage(folder)
  requireOnePlatform(folder, packages)
  requireFittingModules(folder, version, packages)
}

const pathFrom = (folder, path) => relative(realpathSync(folder), path).replaceAll('\\', '/')
