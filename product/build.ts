// By their paths, as in vite.config.ts.
import type { ModuleBuild } from '../platform/build/module-build'
import { forms } from '../modules/forms/build'
import { showcase } from '../modules/showcase/build'

/** The parts that modules in `contract.ts` add to the build of the console. */
export const builds: Readonly<Record<string, ModuleBuild>> = {
  showcase,
  forms,
}
