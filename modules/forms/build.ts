import type { ModuleBuild } from 'atrium/build'

export const build: ModuleBuild = {
  // Checks the patterns of fields.
  prepared: ['re2js'],
}
