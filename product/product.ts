import type { Product } from '#server/call/resource'
import { brand, demo, languages } from './brand'
import { contract } from './contract'
import { seeds } from './seeds'
import { servers } from './server'

/** This product, as each of its runtimes starts it. */
export const product: Product = { contract, servers, languages, seeds, brand, demo }
