import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { FileStore } from '#server/call/file/file-store'

/** Keeps parts of files in a folder, spread over folders by the first two characters of their names. */
export function folderStore(folder: string): FileStore {
  const pathOf = (name: string) => join(folder, name.slice(0, 2), name)
  return {
    async put(name, content) {
      const path = pathOf(name)
      const draft = `${path}.part`
      await mkdir(dirname(path), { recursive: true })
      try {
        const file = await open(draft, 'w', 0o600)
        try {
          await file.writeFile(content)
          // The row that names the part is written after it: a machine that goes down must not have the row alone.
          await file.sync()
        } finally {
          await file.close()
        }
        await rename(draft, path)
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
    },
    async get(name) {
      try {
        return new Uint8Array(await readFile(pathOf(name)))
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
        throw error
      }
    },
    async remove(names) {
      for (const name of names) await rm(pathOf(name), { force: true })
    },
  }
}
