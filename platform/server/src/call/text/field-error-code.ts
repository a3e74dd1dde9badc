import type { LocalText } from 'atrium/contract/language'
import type { TextFormat } from 'atrium/contract/fields'

/** A field error whose message holds a limit. */
export type LimitError =
  | 'tooLong'
  | 'tooShort'
  | 'tooLarge'
  | 'tooSmall'
  | 'tooManyPixels'
  | 'tooManyFiles'
  | 'fileTooLarge'
  | 'repeatedRow'
/** A field error whose message holds the wrong name, and names that would be right. */
export type NameError =
  | 'unknownName'
  | 'unknownNameNear'
  | 'unknownNameOf'
  | 'sharedName'
  | 'keptRoles'
  | 'wrongFileType'
  | 'harmfulFile'
  | 'fileGone'
/** The code of a field error; `messages.ts` holds the message of each in both languages. */
export type FieldErrorCode =
  | LimitError
  | NameError
  | TextFormat
  | 'required'
  | 'unknown'
  | 'repeated'
  | 'wrongType'
  | 'wrongFormat'
  | 'notOffered'
  | 'commonPassword'
  | 'holdsUsername'
  | 'holdsProduct'
  | 'samePassword'
  | 'unreadablePicture'
  | 'emptyFile'
  | 'incompleteFile'
  | 'uncheckedFile'
  | 'taken'
  | 'stronger'
  | 'foreignPermission'
  | 'widerScope'
  | 'ownAccount'
  | 'lastAdmin'
  | 'builtIn'
/**
 * The code of what is wrong with a field, with the values of its message; or a whole message in both languages, for what was
 * written by somebody who uses the product.
 */
export type FieldError =
  | Exclude<FieldErrorCode, LimitError | NameError>
  | readonly [code: LimitError, limit: number]
  | readonly [code: NameError, name: string, other?: string]
  | { readonly words: LocalText }
