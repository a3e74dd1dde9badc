import { pages as showcase } from './showcase/console/pages'

/** The pages of each module in `contract.ts`. */
export const modulePages = { showcase }
