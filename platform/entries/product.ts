import type { Product } from '#server/call/resource'
import { brand, demo, languages } from '#product/brand'
import { contract } from '#product/contract'
import { menuOrder, seeds } from '#product/seeds'
import { servers } from './servers'

/** This product, as each of its runtimes starts it. */
export const product: Product = {
  contract,
  servers,
  languages,
  seeds,
  brand,
  demo,
  menuOrder,
}
