import { createContract } from 'atrium/contract/module/contract'
import { contract as own } from '#product/contract'
import { hr } from '#server-test/records/user-fields'
import { shop } from './shop/shop-module'

/** The product with two modules more: one that gives users extra fields, and one that changes parts of the platform. */
export const contract = createContract(
  Object.fromEntries([...own.modules, hr, shop].map((one) => [one.module.name, one] as const)),
)
