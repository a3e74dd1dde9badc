import { createContract } from 'atrium/contract/module/contract'
import type { ModuleContract } from 'atrium/contract/module/module'
import { filesByModule } from '../module-files'

const found = filesByModule(
  import.meta.glob<ModuleContract>('#modules/*/contract/index.ts', { eager: true }),
  'contract',
)

/** The platform and every module below `modules/`, in the order of their names, where a product has no `product/contract.ts`. */
export const contract = createContract(
  Object.fromEntries(Object.entries(found).map(([name, files]) => [name, files['index.ts']!])),
)

/** Every call of the product, by resource. Those of the platform have their types. */
export const { api } = contract
