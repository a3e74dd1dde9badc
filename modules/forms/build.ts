import type { ModuleBuild } from '../../platform/build/module-build'

export const build: ModuleBuild = {
  // Checks the patterns of fields.
  prepared: ['re2js'],
}
