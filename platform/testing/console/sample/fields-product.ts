import { product } from 'atrium/entries/product'
import type { Product } from '#server/call/resource'
import { hrServer } from '#server-test/records/user-fields'
import { contract } from './fields-contract'

/** The product of `fields-contract.ts`. */
export const fieldsProduct: Product = {
  ...product,
  contract,
  menuOrder: ['shop', 'system'],
  servers: {
    ...product.servers,
    hr: { resources: {}, migrations: {}, ...hrServer },
    shop: { resources: {}, migrations: {} },
  },
}
