import { product as wholeProduct } from 'atrium/entries/product'
import { createContract } from 'atrium/contract/module/contract'
import type { ModuleContract } from 'atrium/contract/module/module'
import type { ModuleServer, Product } from '#server/call/resource'

// Apart from the server of the tests, so that those of the console have it in the browser.

/** Returns a product with the name of this one and other modules. */
export function productOf(
  modules: readonly ModuleContract[],
  servers: Readonly<Record<string, Partial<ModuleServer>>> = {},
): Product {
  const listed = Object.fromEntries(modules.map((one) => [one.module.name, one]))
  const whole = Object.entries(servers).map(([name, server]) => [name, { resources: {}, migrations: {}, ...server }])
  return { ...wholeProduct, contract: createContract(listed), servers: Object.fromEntries(whole) }
}

/** Returns this product with one module more. */
export const productWith = (module: ModuleContract, server: Partial<ModuleServer> = {}): Product =>
  productOf([...wholeProduct.contract.modules, module], { ...wholeProduct.servers, [module.module.name]: server })
