import { createContract } from 'atrium/contract/module/contract'
import * as workshop from '#modules/workshop/contract'

/** The contract of this product: the platform and these modules. */
export const contract = createContract({
  workshop,
})

/** Every call of this product, by resource. */
export const { api } = contract
