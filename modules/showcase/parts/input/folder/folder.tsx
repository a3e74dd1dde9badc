import type { FolderSource } from './folder-source'

/** A file of a folder that was read. */
export interface FolderFile {
  /** Names from the folder down to the file. */
  readonly path: readonly string[]
  /** In bytes; 0 where it cannot be opened. */
  readonly size: number
  /** Undefined where it cannot be opened. */
  readonly file: File | undefined
}

export interface Folder {
  readonly name: string
  readonly files: readonly FolderFile[]
}

/** So many files are read before the browser may draw and take clicks. */
const filesBetweenPauses = 100

/**
 * Reads names and sizes of all files of a folder, and lets the browser draw meanwhile. Rejects where the folder itself may not be read,
 * and with the reason of `signal` when that is aborted.
 */
export async function readFolder(
  source: FolderSource,
  { signal, onProgress }: { signal?: AbortSignal; onProgress?: (count: number) => void } = {},
): Promise<Folder> {
  const files: FolderFile[] = []
  for await (const { path, open } of source.files()) {
    signal?.throwIfAborted()
    const file = await open().catch(() => undefined)
    files.push({ path, file, size: file?.size ?? 0 })
    if (files.length % filesBetweenPauses > 0) continue
    onProgress?.(files.length)
    await new Promise((resume) => setTimeout(resume))
  }
  signal?.throwIfAborted()
  return { name: source.name, files }
}

/** Whether a file, or a folder above it, is hidden by a point at the start of its name. */
export const isHidden = ({ path }: FolderFile): boolean => path.some((name) => name.startsWith('.'))

/** A folder with what is in it, or a file. */
export interface FolderNode {
  /** Unique within the tree: the path with slashes. */
  readonly key: string
  readonly name: string
  /** In bytes; of a folder, that of all files below it. */
  size: number
  /** How many files there are in a folder and below it; 1 for a file. */
  count: number
  /** Undefined for a folder. */
  readonly file?: FolderFile
  /** Folders first, by name; none for a file. */
  readonly children: FolderNode[]
}

const byName = new Intl.Collator(undefined, { numeric: true })
const inOrder = (a: FolderNode, b: FolderNode) =>
  Number(Boolean(a.file)) - Number(Boolean(b.file)) || byName.compare(a.name, b.name)

/** The tree of some files of a folder; the folder itself is its root. */
export function folderTree(name: string, files: readonly FolderFile[]): FolderNode {
  const root: FolderNode = { key: '', name, size: 0, count: 0, children: [] }
  const folders = new Map([['', root]])
  const folderAt = (path: readonly string[]): FolderNode => {
    const key = path.join('/')
    const known = folders.get(key)
    if (known) return known
    const folder: FolderNode = { key, name: path.at(-1)!, size: 0, count: 0, children: [] }
    folders.set(key, folder)
    folderAt(path.slice(0, -1)).children.push(folder)
    return folder
  }
  for (const file of files) {
    const above = file.path.slice(0, -1)
    folderAt(above).children.push({
      key: file.path.join('/'),
      name: file.path.at(-1) ?? '',
      size: file.size,
      count: 1,
      file,
      children: [],
    })
    for (let depth = above.length; depth >= 0; depth--) {
      const folder = folderAt(above.slice(0, depth))
      folder.size += file.size
      folder.count += 1
    }
  }
  for (const folder of folders.values()) folder.children.sort(inOrder)
  return root
}
