import type { Product } from '#server/call/resource'
import { company, demo } from '#server/install/sample'

/** The data that an empty database can be filled with, where a product has no `product/seeds.ts`. */
export const seeds: Product['seeds'] = {
  demo,
  company,
}

/** The menu is in the order of the platform, then of the modules. */
export const menuOrder: Product['menuOrder'] = []
