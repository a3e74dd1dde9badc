// A registry mirror may lack the native builds for other systems. npm then leaves them out of package-lock.json,
// and "npm ci" rejects such a lock everywhere. This writes them in from what the packages themselves declare.
import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { platformOf } from '../platform/commands/lib/bundle/platform.mjs'
import { inOrder } from '../platform/commands/lib/lock.mjs'
import { isProgram, root } from '../platform/commands/lib/run.mjs'

const exactVersion = /^\d+\.\d+\.\d+(-[\w.]+)?$/

/** Adds an entry for every optional native package that a locked package declares and the lock does not hold. */
export function completeLock(lock) {
  const added = []
  for (const [path, entry] of Object.entries(lock.packages)) {
    if (!path.startsWith('node_modules/')) continue
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      const own = `node_modules/${name}`
      if (lock.packages[own] || lock.packages[`${path}/${own}`] || !exactVersion.test(version)) continue
      lock.packages[own] = inNpmsOrder({ version, dev: entry.dev, optional: true, ...platformOf(name) })
      added.push(`${name}@${version}`)
    }
  }
  lock.packages = inOrder(lock.packages)
  return added
}

function inNpmsOrder({ version, ...rest }) {
  const given = Object.entries(rest).filter(([, value]) => value !== undefined)
  return { version, ...Object.fromEntries(given.toSorted(([a], [b]) => (a < b ? -1 : 1))) }
}

if (isProgram(import.meta.url)) {
  const file = resolve(root, 'package-lock.json')
  const lock = JSON.parse(readFileSync(file, 'utf8'))
  const added = completeLock(lock)
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
  console.log(added.length ? `Added ${added.length}: ${added.join(', ')}` : 'The lock is complete.')
}
