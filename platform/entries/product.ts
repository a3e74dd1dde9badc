import { filesByModule, rejectUnlisted } from 'atrium/contract/module/module.files'
import type { ModuleServer, Product } from '#server/call/resource'
import { brand, demo, languages } from '#product/brand'
import { contract } from '#product/contract'
import { menuOrder, seeds } from '#product/seeds'

const found = filesByModule(
  import.meta.glob<ModuleServer>('#modules/*/server/index.ts', { eager: true, import: 'server' }),
  'server',
)
const names = contract.modules.map(({ module }) => module.name)
rejectUnlisted(Object.keys(found), names)

const none: ModuleServer = { resources: {}, migrations: {} }
const servers = Object.fromEntries(names.map((name) => [name, found[name]?.['index.ts'] ?? none]))

/** This product, as each of its runtimes starts it. */
export const product: Product = { contract, servers, languages, seeds, brand, demo, menuOrder }
