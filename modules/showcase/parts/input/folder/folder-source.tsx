/** A file of a folder, before it is opened. */
export interface FoundFile {
  /** Names from the folder down to the file. */
  readonly path: readonly string[]
  /** Rejects where the file may not be read. */
  open: () => Promise<File>
}

/** The source of a folder: a choice of the person, or files that a page has made. */
export interface FolderSource {
  readonly name: string
  /** Rejects where the folder itself may not be read. */
  files: () => AsyncIterable<FoundFile> | Iterable<FoundFile>
}

/** A folder that was chosen with `showDirectoryPicker`. A folder below it that may not be read counts as one file that cannot be opened. */
export function handleSource(handle: FileSystemDirectoryHandle): FolderSource {
  return { name: handle.name, files: () => filesBelow(handle, []) }
}

async function* filesBelow(folder: FileSystemDirectoryHandle, above: readonly string[]): AsyncGenerator<FoundFile> {
  try {
    for await (const entry of folder.values()) {
      const path = [...above, entry.name]
      if (entry.kind === 'file') yield { path, open: () => entry.getFile() }
      else yield* filesBelow(entry, path)
    }
  } catch (error) {
    if (above.length === 0) throw error
    yield { path: above, open: () => Promise.reject(error) }
  }
}

/** The files of an input with `webkitdirectory`, whose relative paths begin with the name of the folder. */
export function inputSource(files: readonly File[]): FolderSource {
  return {
    name: files[0]?.webkitRelativePath.split('/')[0] ?? '',
    files: () => files.map((file) => ({ path: file.webkitRelativePath.split('/').slice(1), open: async () => file })),
  }
}
