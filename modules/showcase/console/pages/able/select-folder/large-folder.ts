import type { FolderSource, FoundFile } from '#modules/showcase/parts/input/folder/folder-source'

const perMonth = 100
const content = 'x'.repeat(4096)

/** Ten thousand files in a hundred folders, a hundred months. */
export function largeFolder(name: string, scan: string): FolderSource {
  return { name, files: () => scans(scan) }
}

function* scans(scan: string): Generator<FoundFile> {
  for (let month = 0; month < 100; month++) {
    const folder = `${2018 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`
    for (let number = 1; number <= perMonth; number++) {
      const file = `${scan}-${String(month * perMonth + number).padStart(5, '0')}.pdf`
      yield { path: [folder, file], open: async () => new File([content.slice(0, 512 + (number % 97) * 36)], file) }
    }
  }
}
