import * as forms from './forms/console'
import * as showcase from './showcase/console'

/** The pages, panels and addresses of each module in `contract.ts`. */
export const modules = { showcase, forms }
