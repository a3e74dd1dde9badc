import { existsSync, readFileSync, readdirSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { parsed } from './manifest.mjs'

/**
 * Returns the packages of a product: itself, its modules, and those that are installed for one of these, wherever npm put them. Each has the
 * folder that it is in, links resolved, and its package.json as `manifest`. A package that links lead to is returned once; one whose
 * package.json is no JSON is left out.
 */
export function everyPackage(folder) {
  const seen = new Set()
  return [folder, ...foldersIn(join(folder, 'modules'))].map((one) => realpathSync(one)).flatMap(packagesFrom)

  function packagesFrom(place) {
    if (seen.has(place)) return []
    seen.add(place)
    const file = join(place, 'package.json')
    const manifest = existsSync(file) ? parsed(readFileSync(file, 'utf8')) : undefined
    return [...(manifest ? [{ folder: place, manifest }] : []), ...installedIn(place).flatMap(packagesFrom)]
  }
}

function installedIn(folder) {
  const all = foldersIn(join(folder, 'node_modules'))
  return all.flatMap((one) => (/[\\/]@[^\\/]+$/.test(one) ? foldersIn(one) : [one]))
}

/** Returns the folders in a folder, and those that its links lead to. */
function foldersIn(folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isSymbolicLink()) return existsSync(path) ? [realpathSync(path)] : []
    return entry.isDirectory() && !entry.name.startsWith('.') ? [path] : []
  })
}
