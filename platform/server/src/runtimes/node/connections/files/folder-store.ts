import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { FileStore, StoredName } from '#server/call/file/file-store'

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code

/** Keeps parts of files in a folder that is there, spread over folders by the first two characters of their names. */
export function folderStore(folder: string): FileStore {
  const pathOf = (name: string) => join(folder, name.slice(0, 2), name)
  return {
    async put(name, content) {
      const path = pathOf(name)
      const draft = `${path}.part`
      await addFolder(dirname(path))
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
        await syncFolder(dirname(path))
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
    },
    async get(name) {
      try {
        return new Uint8Array(await readFile(pathOf(name)))
      } catch (error) {
        if (codeOf(error) === 'ENOENT') return undefined
        throw error
      }
    },
    async remove(names) {
      for (const name of names) await rm(pathOf(name), { force: true })
    },
    async *names() {
      for (const part of await readdir(folder, { withFileTypes: true }))
        if (part.isDirectory() && part.name.length === 2) yield await namesIn(join(folder, part.name))
    },
  }
}

/** Adds a folder below one that has to be there: without the disk that belongs there, files would be on another one. */
async function addFolder(path: string): Promise<void> {
  try {
    await mkdir(path)
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return
    throw error
  }
  await syncFolder(dirname(path))
}

/** Makes new names in a folder last. Windows has no such call. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

async function namesIn(folder: string): Promise<StoredName[]> {
  const found: StoredName[] = []
  for (const name of await readdir(folder)) {
    // It may be deleted in between.
    const state = await stat(join(folder, name)).catch(() => undefined)
    if (state?.isFile()) found.push({ name, at: state.mtimeMs })
  }
  return found
}
