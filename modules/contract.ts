import * as showcase from './showcase/contract'

/** The modules of this product, for client and server. */
export const modules = { showcase }
