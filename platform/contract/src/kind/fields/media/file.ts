import { defaultFileLimits, type FileLimits, type FileType, type StoredFile } from '../../../fields/file-types'
import type { LocalText } from '../../../language'
import { fieldKind, fieldOf, type Field, type FieldOptions, type FieldSettings } from '../../field-kind'

/** A file in a form: of what a read returned, `id` alone counts. */
export type FileInForm = Pick<StoredFile, 'id'> & Partial<StoredFile>

interface FileKindTypes {
  readonly filter: never
  readonly isNamed: false
  readonly isImported: false
  readonly stored: string
}

export interface FileTypes extends FileKindTypes {
  readonly value: StoredFile
  readonly form: FileInForm
  readonly empty: null
}

interface FilesTypes extends FileKindTypes {
  readonly value: readonly StoredFile[]
  readonly form: readonly FileInForm[]
  readonly empty: readonly []
}

const wrongFiles = [{ id: 'a.png' }, { id: 'A'.repeat(22), path: '/etc/passwd' }, 'A'.repeat(22)]

/** The name of the kind says how many there are. */
export const fileKind = fieldKind<StoredFile, FileLimits & FieldSettings>({
  name: 'file',
  words: { zh: '文件', en: 'File' },
  column: 'json',
  empty: null,
  schema: ({ fileInForm }, _, isRequired) => (isRequired ? fileInForm : fileInForm.nullable()),
  row: ({ keptFile }) => keptFile.nullable(),
  text: ({ name }) => name,
  wrong: () => wrongFiles,
})

const filesKind = fieldKind<readonly StoredFile[], FileLimits & FieldSettings>({
  name: 'files',
  words: { zh: '多个文件', en: 'Files' },
  column: 'json',
  empty: [],
  schema: ({ z, fileInForm }, { most }, isRequired) => {
    const list = z
      .array(fileInForm)
      .max(most)
      .refine((files) => new Set(files.map(({ id }) => id)).size === files.length)
    return isRequired ? list.min(1) : list
  },
  row: ({ z, keptFile }) => z.array(keptFile),
  text: (files) => files.map(({ name }) => name).join(', '),
  wrong: () => wrongFiles.map((file) => [file]),
})

/** Options of a field of files, see `FileLimits`. */
export interface FileOption {
  readonly types?: readonly FileType[]
  readonly megabytes?: number
  readonly megapixels?: number
}

interface FilesOption extends FileOption {
  readonly most?: number
}

const limitsOf = ({
  types = defaultFileLimits.types,
  megabytes = defaultFileLimits.megabytes,
  megapixels = defaultFileLimits.megapixels,
  most = defaultFileLimits.most,
}: FilesOption = {}): FileLimits => ({ types, megabytes, megapixels, most })

/**
 * A file, kept where the server keeps files. It is reached by those who may read the record.
 * @example
 * contract: file({ zh: '合同', en: 'Contract' }, { types: ['pdf'], megabytes: 10, optional: true })
 */
export const file = <const O extends FieldOptions & FileOption>(label: LocalText, options?: O) =>
  fieldOf<FileTypes, O>(fileKind, label, options, { ...limitsOf({ ...options, most: 1 }) })

/**
 * Several files, at most 10 unless `most` says so.
 * @example
 * papers: files({ zh: '资料', en: 'Papers' }, { types: ['image', 'pdf'], most: 5, optional: true })
 */
export const files = <const O extends FieldOptions & FilesOption>(label: LocalText, options?: O) =>
  fieldOf<FilesTypes, O>(filesKind, label, options, { ...limitsOf(options) })

const kindNames: ReadonlySet<string> = new Set(['file', 'files', 'signature'])

/** Returns the limits of a field of files, signatures included; undefined for a field of another kind. */
export const fileLimits = ({ kind, settings }: Field): FileLimits | undefined =>
  kindNames.has(kind.name) ? (settings as unknown as FileLimits) : undefined

/** Returns the files of a value of a field: those of a list, or the one. */
export function filesIn(value: unknown): readonly FileInForm[] {
  if (Array.isArray(value)) return value as readonly FileInForm[]
  return value ? [value as FileInForm] : []
}
