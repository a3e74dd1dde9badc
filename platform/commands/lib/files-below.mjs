import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'

/** Returns the paths of all files below a folder, from that folder and in the order of names. Throws where there is no such folder. */
export const filesBelow = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .toSorted()
