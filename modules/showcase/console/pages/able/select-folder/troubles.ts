import type { FolderSource } from '#modules/showcase/parts/input/folder/folder-source'

function reject(reason: string): never {
  throw new DOMException('', reason)
}

/** Folders that fail as those of a device do. */
export const troubles = {
  deniedCase: (name: string): FolderSource => ({ name, files: () => reject('NotAllowedError') }),
  emptyCase: (name: string): FolderSource => ({ name, files: () => [] }),
  lockedCase: (name: string): FolderSource => ({
    name,
    files: () => [
      { path: ['2027.xlsx'], open: async () => reject('NotReadableError') },
      { path: ['2026.csv'], open: async () => new File(['2026,128000\n'], '2026.csv') },
    ],
  }),
  goneCase: (name: string): FolderSource => ({ name, files: () => reject('NotFoundError') }),
}

export type Trouble = keyof typeof troubles
