import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { platformFolder } from '../../commands/lib/run.mjs'

const topics = readdirSync(resolve(platformFolder, 'console/src/seam')).map((file) => file.replace(/\.tsx?$/, ''))

/** The files that list what a module may import, by the name that it imports them by. */
export const seamFiles = {
  'atrium/contract': 'platform/contract/src/index.ts',
  'atrium/contract/kind': 'platform/contract/src/kind.ts',
  'atrium/server': 'platform/server/src/index.ts',
  'atrium/ui': 'platform/ui/src/index.ts',
  ...Object.fromEntries(topics.map((topic) => [`atrium/console/${topic}`, `platform/console/src/seam/${topic}.ts`])),
  'atrium/testing/server': 'platform/testing/server/index.ts',
  'atrium/testing/console': 'platform/testing/console/index.ts',
}
