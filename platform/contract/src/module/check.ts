import { checkModule } from './check-module'
import { codesOf } from './codes'
import { pagesOf, type ModuleContract } from './module'

/**
 * Throws an Error with a sentence when two modules, the platform being the first, have something under the same name, when a
 * menu names a page that none of them has, or when a module contradicts itself (`checkModule`).
 */
export function checkModules(contracts: readonly ModuleContract[]): void {
  const shared = new Set(contracts[0]?.module.pages)
  const own = (what: string, namesOf: (contract: ModuleContract) => Iterable<string>) => {
    const owners = new Map<string, string>()
    for (const contract of contracts) {
      for (const name of new Set(namesOf(contract))) {
        const first = owners.get(name)
        if (first !== undefined) {
          throw new Error(
            `The modules ${first} and ${contract.module.name} both have ${what} "${name}". Rename it in one.`,
          )
        }
        owners.set(name, contract.module.name)
      }
    }
  }
  own('the name', ({ module }) => [module.name])
  const pages = ({ module }: ModuleContract) => [...pagesOf(module.menu).own, ...(module.pages ?? [])]
  own('the page', (contract) => pages(contract).filter((id) => !shared.has(id)))
  checkReplaced(contracts, pages)
  own('the dictionary', ({ module }) => Object.keys(module.dictionaries ?? {}))
  own('the permission area', areasOf)
  own('the resource', ({ api }) => Object.keys(api))
  own('the kind of record', ({ records }) => Object.keys(records))
  own('the environment variable', ({ module }) => Object.values(module.settings ?? {}).flatMap(({ env }) => env ?? []))
  own('the kind of write', ({ module }) => Object.keys(module.auditKinds ?? {}))
  const known = new Set(contracts.flatMap(pages))
  for (const { module } of contracts) {
    const missing = pagesOf(module.menu).named.find((id) => !known.has(id))
    if (missing !== undefined)
      throw new Error(`The module ${module.name} opens the page "${missing}", which no module has.`)
  }
  const auditKinds = new Set(contracts.flatMap(({ module }) => Object.keys(module.auditKinds ?? {})))
  const codes = new Set(contracts.flatMap(codesOf))
  for (const contract of contracts) checkModule(contract, { auditKinds, codes })
}

/** Throws an Error with a sentence where a module replaces a page that it cannot replace. */
function checkReplaced(contracts: readonly ModuleContract[], pagesOf: (contract: ModuleContract) => string[]): void {
  const known = [...new Set(contracts.flatMap(pagesOf))].toSorted()
  const owners = new Map<string, string>()
  for (const contract of contracts)
    for (const id of contract.module.replaces ?? []) {
      const { name } = contract.module
      const first = owners.get(id)
      if (first !== undefined) throw new Error(`The modules ${first} and ${name} both replace the page "${id}".`)
      owners.set(id, name)
      if (!known.includes(id))
        throw new Error(
          `The module ${name} replaces the page "${id}", which no module has. There are: ${known.join(', ')}.`,
        )
      if (pagesOf(contract).includes(id))
        throw new Error(`The module ${name} replaces the page "${id}", which is its own.`)
    }
}

const areasOf = (contract: ModuleContract) => codesOf(contract).map((code) => code.split(':')[0]!)
