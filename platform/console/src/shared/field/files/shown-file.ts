import { isShownType, type StoredFile } from 'atrium/contract/fields/file-types'
import { isSmall } from './kept-file'

/** Returns whether a dialog shows a file: one of a type that browsers show, which fits into memory. */
export const isShown = (file: StoredFile): boolean => isSmall(file) && isShownType(file.type)
