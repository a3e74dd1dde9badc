import { megabyte } from './megabyte'
import { pictureTypes } from './stored-file'

/** Types of files that a field may take, by names for groups of them, without zod, so that the console may import them. `any` is every type. */
export const fileTypeGroups = {
  image: pictureTypes,
  pdf: ['application/pdf'],
  text: ['text/plain'],
  office: [
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    'application/vnd.oasis.opendocument.text',
    'application/vnd.oasis.opendocument.spreadsheet',
    'application/vnd.oasis.opendocument.presentation',
    // Word, Excel and PowerPoint before 2007.
    'application/x-cfb',
  ],
  archive: ['application/zip', 'application/gzip', 'application/x-7z-compressed', 'application/x-tar'],
  audio: ['audio/mpeg', 'audio/wav', 'audio/ogg', 'audio/mp4', 'audio/x-m4a', 'audio/aac', 'audio/flac'],
  video: ['video/mp4', 'video/x-m4v', 'video/webm', 'video/matroska', 'video/quicktime'],
} as const

/** A group of types, or one type by its name such as `image/png`. */
export type FileType = keyof typeof fileTypeGroups | 'any' | `${string}/${string}`

/** Limits of a field of files, with the default of each. */
export interface FileLimits {
  /** The types that it takes; `any` without it. The content decides what a file is. */
  readonly types: readonly FileType[]
  /** The largest file, in megabytes of 1,048,576 bytes; 20 without it. */
  readonly megabytes: number
  /** The most pixels of a picture, in millions; 50 without it. */
  readonly megapixels: number
  /** The most files; 10 without it. */
  readonly most: number
}

export const defaultFileLimits: FileLimits = { types: ['any'], megabytes: 20, megapixels: 50, most: 10 }

/** The name of the field that files are sent for which are to be attached to a record. No kind of record has a field of this name. */
export const attachedFiles = 'record.files'

/** Limits of files that are attached to a record. */
export const attachedFileLimits: FileLimits = { ...defaultFileLimits, most: 50 }

/** The largest picture, whatever the field takes: place and camera are removed from it in memory. */
export const mostPictureMegabytes = 32

/** The bytes of a megabyte of `FileLimits`. */
export const fileMegabyte = megabyte

/** A file is sent in parts of this size, the last of which may be shorter. */
export const filePartBytes = megabyte

/** The most characters of the name of a file. */
export const mostFileName = 200

/** The largest small picture of a file, in bytes. */
export const mostThumbnailBytes = 64 * 1024

/** A file of a record, as a read returns it. */
export interface StoredFile {
  readonly id: string
  readonly name: string
  /** By its content, such as `image/png`. */
  readonly type: string
  /** In bytes. */
  readonly size: number
  /** In pixels, of a picture. */
  readonly width?: number | undefined
  readonly height?: number | undefined
  /** There is a small picture of it. */
  readonly hasThumbnail?: true | undefined
}

/** Returns the types that some names stand for; undefined for every type. */
export function typesOf(names: readonly FileType[]): readonly string[] | undefined {
  if (names.includes('any')) return undefined
  const groups: Readonly<Record<string, readonly string[]>> = fileTypeGroups
  return names.flatMap((name) => groups[name] ?? [name])
}

/** Returns whether a type is one of those that a field takes. */
export const takesType = (names: readonly FileType[], type: string): boolean => typesOf(names)?.includes(type) ?? true

/** Returns the largest file that a field takes, in megabytes: one that takes pictures alone has the limit of pictures besides. */
export function mostMegabytes({ types, megabytes }: Pick<FileLimits, 'types' | 'megabytes'>): number {
  const isPicture = (type: string) => (pictureTypes as readonly string[]).includes(type)
  return typesOf(types)?.every(isPicture) ? Math.min(megabytes, mostPictureMegabytes) : megabytes
}

/** Returns whether browsers show files of a type, which then run nothing: pictures, PDF and text. All others are bytes, to be saved. */
export const isShownType = (type: string): boolean =>
  (pictureTypes as readonly string[]).includes(type) || type === 'application/pdf' || type === 'text/plain'
