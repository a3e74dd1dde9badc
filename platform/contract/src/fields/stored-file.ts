/** The types that a stored file may have, without zod, so that the console may import them. SVG is not one: it may hold scripts. */
export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'] as const
export type PictureType = (typeof pictureTypes)[number]

/** The largest stored file, in bytes. */
export const maxFileBytes = 2 * 1024 * 1024

/** The most pixels of a stored picture, in millions. A browser takes four bytes for each, however small the file is. */
export const maxPictureMegapixels = 16

/** Whether a text has the form of the key of a stored file. */
export const isFileKey = (text: string): boolean => /^[\w-]{22}$/.test(text)
