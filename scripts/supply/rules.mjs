import { gte, minVersion } from 'semver'

/** Licences that a product may contain. Each allows closed products, and asks for its text alone. */
const allowedLicences = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  // Of the public domain: fast-sha256, with which standardwebhooks signs.
  'Unlicense',
  // The pictures of icons; their licence asks to be named.
  '(CC-BY-4.0 AND MIT)',
  // Either one may be chosen.
  '(MPL-2.0 OR Apache-2.0)',
])

/** Returns one sentence for each package, as `{ name, version, license }`, whose licence a product may not contain. */
export const licenceErrors = (packages) =>
  packages
    .filter(({ license }) => !allowedLicences.has(license))
    .map(({ name, version, license }) =>
      license
        ? `${name} ${version} has the licence ${license}: use another package, or add the licence to scripts/supply/rules.mjs if products may contain it.`
        : `${name} ${version} names no licence in its package.json: use another package.`,
    )

/**
 * Returns one sentence for each package that is, or may be, older than the first version without a known advisory. `floors` is `{ floor, reason }` by name;
 * `locked` are the `packages` of package-lock.json, `manifests` the texts of package.json by path, as objects.
 */
export function floorErrors(floors, locked, manifests) {
  const tooOld = (name, version) => floors[name] && !gte(version, floors[name].floor)
  const told = (name) => `${floors[name].floor} is the first safe version (${floors[name].reason})`
  const installed = Object.entries(locked).flatMap(([path, { version }]) => {
    const name = path.split('node_modules/').at(-1)
    return path.includes('node_modules/') && version && tooOld(name, version)
      ? [`${path} is ${version}: ${told(name)}.`]
      : []
  })
  const asked = Object.entries(manifests).flatMap(([file, manifest]) =>
    ['dependencies', 'devDependencies', 'optionalDependencies']
      .flatMap((kind) => Object.entries(manifest[kind] ?? {}))
      .filter(([name, range]) => floors[name] && tooOld(name, minVersion(range)))
      .map(([name, range]) => `${file} asks for ${name} ${range}, which older versions fit: ${told(name)}.`),
  )
  const unused = Object.keys(floors)
    .filter((name) => !Object.keys(locked).some((path) => path.endsWith(`node_modules/${name}`)))
    .map((name) => `${name} is no longer installed: take it out of scripts/supply/advisory-floors.json.`)
  return [...installed, ...asked, ...unused]
}

/** Returns one sentence for each action of a workflow that is not named by the hash of a commit: a tag can be moved to other code. */
export const actionErrors = (file, text) =>
  [...text.matchAll(/^\s*-?\s*uses:\s*(\S+)(.*)$/gm)]
    .filter(([, action]) => !action.startsWith('./'))
    .filter(([, action, rest]) => !/@[0-9a-f]{40}$/.test(action) || !/#\s*v\d/.test(rest))
    .map(([, action]) => `${file} uses ${action}: name the hash of its commit, and its version in a comment behind it.`)
