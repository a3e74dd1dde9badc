import type { Product } from '#server/call/resource'
import { company, demo } from '#server/install/sample'

/** The data that an empty database can be filled with, by the name that `SEED` and `npm start` take. The first one is the default. */
export const seeds: Product['seeds'] = {
  demo,
  company,
}

/** The order of the menu: paths of its top entries. All others come behind them. It counts for entries that a database does not have yet. */
export const menuOrder: Product['menuOrder'] = []
