import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow } from '../../platform/commands/lib/files-below.mjs'

/** Returns the hashes of all files of a folder in the lines that `sha256sum -c` reads. */
export const checksums = (folder) =>
  filesBelow(folder)
    .map(
      (file) =>
        `${createHash('sha256')
          .update(readFileSync(join(folder, file)))
          .digest('hex')}  ${file}\n`,
    )
    .join('')
