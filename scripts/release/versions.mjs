import semver from 'semver'

const sections = ['dependencies', 'devDependencies', 'peerDependencies']

/**
 * Returns the files that hold the version of a checkout with another version in it, `{ path: text }`: package-lock.json, and the package.json of
 * the root and of each part of the workspace. A part with a version of its own stays, but for what it asks of the platform. `read` returns the text of a file.
 */
export function withVersion(read, version) {
  const lock = JSON.parse(read('package-lock.json'))
  const present = lock.packages.platform.version
  const parts = Object.keys(lock.packages).filter((path) => !/(?:^|\/)node_modules\//.test(path))
  const change = (data) => withVersionIn(data, present, version)
  const manifests = parts.map((part) => {
    const file = part === '' ? 'package.json' : `${part}/package.json`
    return [file, textOf(change(JSON.parse(read(file))))]
  })
  const packages = { ...lock.packages, ...Object.fromEntries(parts.map((part) => [part, change(lock.packages[part])])) }
  // The lock has the version of the root twice.
  return { ...Object.fromEntries(manifests), 'package-lock.json': textOf({ ...change(lock), packages }) }
}

const textOf = (data) => `${JSON.stringify(data, null, 2)}\n`

function withVersionIn(data, present, version) {
  const next = { ...data }
  if (data.version === present) next.version = version
  for (const section of sections) {
    const range = data[section]?.atrium
    // npm would look for another platform in the registry.
    if (range && !semver.satisfies(version, range)) next[section] = { ...data[section], atrium: `^${version}` }
  }
  return next
}
