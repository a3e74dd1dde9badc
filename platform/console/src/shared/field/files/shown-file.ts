import type { StoredFile } from 'atrium/contract/fields/file-types'
import { isSmall } from './kept-file'

/** Returns whether a dialog shows a file: a picture, a text or a PDF that fits into memory. */
export const isShown = (file: StoredFile): boolean =>
  isSmall(file) && /^(?:image\/(?:png|jpeg|webp|gif)|text\/plain|application\/pdf)$/.test(file.type)
