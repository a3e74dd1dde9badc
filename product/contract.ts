import { createContract } from 'atrium/contract/module/contract'
import * as forms from '#modules/forms/contract'
import * as showcase from '#modules/showcase/contract'

/** The contract of this product: the platform and these modules. */
export const contract = createContract({
  showcase,
  forms,
})

/** Every call of this product, by resource. */
export const { api } = contract
