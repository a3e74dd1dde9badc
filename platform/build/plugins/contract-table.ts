import { resolve } from 'node:path'
import { normalizePath, runnerImport, type Plugin } from 'vite'
import { aliases, callsAlias } from '../aliases'
import { moduleFolders, platformFolder } from '../folders'

type Contract = import('atrium/contract/module/contract').Contract
type Lists = typeof import('atrium/contract/kind/list/derived-lists')
type ContractFile = typeof import('atrium/contract/module/contract')
type Session = typeof import('atrium/contract/session')
type Rules = typeof import('atrium/contract/untrusted/rules')

const resolution = { resolve: { alias: [...aliases, callsAlias], tsconfigPaths: true } }
const folder = resolve(platformFolder, 'contract/src')

/**
 * `virtual:calls/posts` has the calls of one resource; `virtual:platform-calls` those of the platform by resource, and
 * `virtual:module-calls/forms` those of a module.
 */
const ids =
  /^virtual:(?:api|audit-kinds|records|derived-lists|module-names|permissions|page-ids|user-fields|platform-calls|(?:calls|module-api|module-calls)\/\w+)$/
/** The files by which the registry of pages has a page of the platform. */
const pageFile = /\/console\/src\/pages\/(.+)\/(?:page\.tsx|source\.ts)$/
/** How the pages of a module import its calls. */
const alias = '#calls/'

/**
 * Gives the client the contract as plain rows of method, path and access, and the kinds of records as plain data. The schemas
 * stay behind, so that the validation library never reaches a page that does not ask for it. Each resource is a module without
 * side effects, so that the bundler places its calls with the pages that use them and not with the login page. A page of the platform that a module replaces is
 * left out. `file` exports the contract of the product.
 */
export function contractTable(file: string): Plugin {
  let loaded: ReturnType<typeof loadContract> | undefined
  const clear = () => void (loaded = undefined)
  return {
    name: 'contract-table',
    // Before the alias of tsconfig.json, which leads to the schemas.
    enforce: 'pre',
    buildStart: clear,
    watchChange: clear,
    resolveId(id) {
      if (id.startsWith(alias)) return `\0virtual:module-api/${id.slice(alias.length)}`
      return ids.test(id) ? `\0${id}` : undefined
    },
    async load(id) {
      const [, page] = id.startsWith(normalizePath(platformFolder)) ? (pageFile.exec(id) ?? []) : []
      if (page === undefined && (!id.startsWith('\0') || !ids.test(id.slice(1)))) return undefined
      loaded ??= loadContract(file)
      const { contract, files } = await loaded
      if (page !== undefined && contract.replacedPages[page] === undefined) return undefined
      for (const file of files) this.addWatchFile(file)
      if (page !== undefined) return replacedPage
      return { code: codeOf(id.slice(1), contract), moduleSideEffects: false }
    },
  }
}

async function loadContract(file: string) {
  const load = <M>(name: string) => runnerImport<M>(resolve(folder, name), resolution)
  const { module, dependencies } = await load<{ contract: Contract }>(file)
  const { checkContract, rejectUnlisted } = (await load<ContractFile>('module/contract.ts')).module
  checkContract(module.contract)
  rejectUnlisted(moduleFolders(), module.contract)
  const { sessionSeconds } = (await load<Session>('session.ts')).module
  const { most } = (await load<Rules>('untrusted/rules.ts')).module
  const limits = { maxUsername: most.username, maxPassword: most.password, sessionSeconds }
  const { derivedLists } = (await load<Lists>('kind/list/derived-lists.ts')).module
  const lists = derivedLists(module.contract.recordKinds)
  return { contract: { ...module.contract, limits, lists }, files: [file, ...dependencies] }
}

/** The text of a page of the platform that a module replaces: nothing opens it, and its parts and styles are not built. */
const replacedPage = 'export default undefined\nexport const source = undefined\n'

type Loaded = Contract & { limits: object; lists: object }

function codeOf(id: string, contract: Loaded): string {
  const { api, auditKinds, limits, lists, modules, pageIds, permissionNames, recordKinds, replacedPages, userFields } =
    contract
  if (id === 'virtual:page-ids')
    return `export const pageIds = ${JSON.stringify(pageIds)}\nexport const replacedPages = ${JSON.stringify(replacedPages)}`
  if (id === 'virtual:module-names')
    return `export const moduleNames = ${JSON.stringify(modules.map(({ module }) => module.name))}`
  if (id === 'virtual:records') return `export const records = ${JSON.stringify(recordKinds)}`
  if (id === 'virtual:derived-lists') return `export const derivedLists = ${JSON.stringify(lists)}`
  if (id === 'virtual:audit-kinds') return `export const auditKinds = ${JSON.stringify(auditKinds)}`
  if (id === 'virtual:permissions') return `export const permissions = ${JSON.stringify(permissionNames)}`
  if (id === 'virtual:user-fields') return `export const userFields = ${JSON.stringify(userFields)}`
  if (id === 'virtual:api')
    return `export * as api from 'virtual:platform-calls'\nexport const limits = ${JSON.stringify(limits)}`
  const [kind, name = ''] = id.slice('virtual:'.length).split('/')
  if (kind === 'module-api') return `export * as api from 'virtual:module-calls/${name}'`
  if (kind === 'calls') return `export const calls = ${JSON.stringify(plainCalls(api[name] ?? {}))}`
  const ofModules = modules.filter(({ module }) => kind === 'platform-calls' || module.name === name)
  if (ofModules.length === 0 && kind === 'module-calls') throw new Error(`The product has no module "${name}".`)
  const own = ofModules.flatMap((one) => Object.keys(one.api))
  const resources = kind === 'module-calls' ? own : Object.keys(api).filter((resource) => !own.includes(resource))
  return resources.map((resource) => `export { calls as ${resource} } from 'virtual:calls/${resource}'`).join('\n')
}

function plainCalls(calls: Contract['api'][string]) {
  return Object.fromEntries(
    Object.entries(calls).map(([call, { method, path, access }]) => [call, { method, path, access }]),
  )
}
