import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../../platform/commands/lib/run.mjs'

const readPackage = (file) => JSON.parse(readFileSync(file, 'utf8'))

/** The package that an import names, without the path in it. */
const packageOf = (specifier) => /^(?:@[^/]+\/)?[^/]+/.exec(specifier)[0]

/**
 * Adds the packages that code of the module `from` imports to the package.json of the module `to`, with the ranges that the one of `from` has. `uses`
 * holds the specifiers of the imports. Returns the texts of changed files by their paths, and in `note` a sentence that
 * names the packages, undefined where all of them are there already.
 */
export function packageChanges({ from, to, uses }, folder) {
  const source = readPackage(join(root, `modules/${from}/package.json`))
  const file = `modules/${to}/package.json`
  const target = readPackage(join(folder, file))
  const names = [...new Set(uses.map(packageOf))]
  const own = missingOf('dependencies', names, source, target)
  const peers = missingOf('peerDependencies', names, source, target)
  const added = [...own, ...peers].map(([name]) => name)
  if (added.length === 0) return { changed: {} }
  const changed = { ...target, ...withAll('dependencies', target, own), ...withAll('peerDependencies', target, peers) }
  return {
    changed: { [file]: JSON.stringify(changed, undefined, 2) },
    note: `The example needs ${added.join(', ')}, now in ${file}: run "npm install".`,
  }
}

/** The packages of a section of the source, with their ranges, that no section of the target has. */
const missingOf = (section, names, source, target) =>
  Object.entries(source[section] ?? {}).filter(
    ([name]) => names.includes(name) && !target.dependencies?.[name] && !target.peerDependencies?.[name],
  )

function withAll(section, target, added) {
  if (added.length === 0) return {}
  const all = [...Object.entries(target[section] ?? {}), ...added].toSorted(([a], [b]) => (a < b ? -1 : 1))
  return { [section]: Object.fromEntries(all) }
}
