import { platform } from 'atrium/contract/module/platform'
import type { Product } from '#server/call/resource'
import type { Migration } from '#server/db/migration'
import { presentSteps } from '#server/install/migrate'
import { version } from '../../../../../../package.json'
import { StartError } from '../../settings'
import type { Manifest } from './format/lines'
import type { Content } from './rows/content'

/** How this build takes what a database or a backup holds. */
export interface Accepted {
  /** The migrations that make the tables which the rows fit. */
  readonly steps: Readonly<Record<string, Migration>>
  /** All migrations that this build has. */
  readonly newest: Readonly<Record<string, Migration>>
}

const numbersOf = (text: string) => text.split('-')[0]!.split('.').map(Number)

/** Whether a version, such as 0.3.0, is above another one. */
function isNewer(one: string, other: string): boolean {
  const [left, right] = [numbersOf(one), numbersOf(other)]
  const at = left.findIndex((number, index) => number !== (right[index] ?? 0))
  return at >= 0 && left[at]! > (right[at] ?? 0)
}

const moduleOf = (step: string) => (step.includes('/') ? step.split('/')[0]! : platform.name)

/** Returns the modules that this build lacks and whose rows are left out: they did not run at the latest start. */
function stoppedModules({ servers }: Product, { modules }: Manifest): Set<string> {
  const stopped = Object.entries(modules).filter(([name, isActive]) => isActive === 0 && !servers[name])
  return new Set(stopped.map(([name]) => name))
}

/** Throws a StartError where this build could not start with what a content holds. */
export function acceptContent(product: Product, { name, manifest }: Content): Accepted {
  const reject = (reason: string): never => {
    throw new StartError(`${name} is not taken, since this build could not start with it. ${reason}`)
  }
  if (isNewer(manifest.version, version))
    reject(
      `Version ${manifest.version} wrote it, and this is ${version}. Use version ${manifest.version} or a newer one.`,
    )
  const newest = presentSteps(product.servers)
  const stopped = stoppedModules(product, manifest)
  const unknown = manifest.steps.filter((step) => !Object.hasOwn(newest, step) && !stopped.has(moduleOf(step)))
  const modules = [...new Set(unknown.map(moduleOf))].filter((module) => module !== platform.name)
  if (unknown.length > 0) {
    reject(
      modules.length === 0
        ? `A newer version has changed its tables: ${unknown.join(', ')}. Use that version.`
        : `It has migrations of modules that this build lacks, or has in an older version: ${unknown.join(', ')}. Use a build with them.`,
    )
  }
  const running = Object.entries(manifest.modules).flatMap(([module, isActive]) => (isActive ? [module] : []))
  const lost = running.filter((module) => module !== platform.name && !product.servers[module])
  if (lost.length > 0) reject(`It has modules that this build lacks: ${lost.join(', ')}. Use a build with them.`)
  const steps = Object.fromEntries(Object.entries(newest).filter(([step]) => manifest.steps.includes(step)))
  return { steps, newest }
}
