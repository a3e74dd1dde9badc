import type { Product } from '#server/call/resource'
import { forms } from '#modules/forms/server'
import { showcase } from '#modules/showcase/server'

/** The server part of each module in `contract.ts`. */
export const servers: Product['servers'] = {
  showcase,
  forms,
}
