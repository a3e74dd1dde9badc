import type { FileKind } from '#modules/showcase/parts/input/folder/file-kind'

export const kindIcons: Record<FileKind, string> = {
  picture: 'lucide:image',
  video: 'lucide:film',
  sound: 'lucide:music',
  document: 'lucide:file-text',
  sheet: 'lucide:file-spreadsheet',
  code: 'lucide:file-code',
  archive: 'lucide:file-archive',
  other: 'lucide:file',
}
