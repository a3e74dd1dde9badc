import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { attempt } from './copy-checks.mjs'
import { belongingsOf, packagesToGo, removeModule } from './module-removal.mjs'
import { startsBuilt } from './started-server.mjs'

/**
 * Returns the steps that take modules out of a copy of the checkout: npm no longer installs the libraries that they alone used, and the server starts and
 * makes no table of them. `kept` are those whose libraries stay in the copy.
 */
export function removalSteps(folder, names, { kept = [] } = {}) {
  const tables = []
  const steps = names.flatMap((name) => {
    let belongings
    const remove = async () => {
      belongings = belongingsOf(folder, name)
      tables.push(...belongings.tables)
      removeModule(folder, name)
    }
    const packages = async () => {
      const gone = await packagesToGo(folder, belongings.dependencies)
      if (!kept.includes(name))
        for (const one of gone) rmSync(join(folder, 'node_modules', one), { recursive: true, force: true })
      console.log(`    no longer installed: ${gone.join(', ')}`)
    }
    return [
      { name: `remove ${name}`, run: () => attempt(remove), isNeeded: true },
      { name: `libraries without ${name}`, run: () => attempt(packages) },
    ]
  })
  const start = async () => {
    const present = await startsBuilt(folder)
    const made = tables.filter((table) => present.includes(table))
    if (made.length > 0) throw new Error(`The server makes ${made.join(', ')} without the modules.`)
  }
  return [...steps, { name: 'start without them', run: () => attempt(start) }]
}
