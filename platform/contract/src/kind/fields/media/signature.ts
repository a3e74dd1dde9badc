import type { FileLimits, StoredFile } from '../../../fields/file-types'
import type { LocalText } from '../../../language'
import { fieldKind, fieldOf, type FieldOptions, type FieldSettings } from '../../field-kind'
import { fileKind, type FileTypes } from './file'

/** A drawing of a few lines, which no person gives as a file. */
const limits: FileLimits = { types: ['image/png'], megabytes: 0.25, megapixels: 2, most: 1 }

const kind = fieldKind<StoredFile, FileLimits & FieldSettings>({
  ...fileKind,
  name: 'signature',
  words: { zh: '签名', en: 'Signature' },
})

/**
 * A signature: a picture that is drawn in the form, or a name that is typed, kept like the file of a field.
 * @example
 * received: signature({ zh: '签收', en: 'Received by' }, { optional: true })
 */
export const signature = <const O extends FieldOptions>(label: LocalText, options?: O) =>
  fieldOf<FileTypes, O>(kind, label, options, { ...limits })
