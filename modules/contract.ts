import * as forms from './forms/contract'
import * as showcase from './showcase/contract'

/** The modules of this product, for client and server. */
export const modules = { showcase, forms }
