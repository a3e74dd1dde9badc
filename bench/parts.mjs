import { measureLoads } from './browser/loads.mjs'
import { measureServer } from './server/server.mjs'

/** The parts of the bench: each takes the builds and the options, and answers its tables, each as a list with one for every build. */
export const parts = { loads: measureLoads, server: measureServer }
