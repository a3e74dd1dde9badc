import * as z from 'zod'
import { mostFileName } from './file-types'
import { isFileKey } from './stored-file'

/** The id of a file, drawn at random. */
export const fileId = z
  .string()
  .refine(isFileKey, 'wrongFormat')
  .meta({ examples: ['Zt0Wc3nQk1uXy-5_rB7dLg'] })

const pixels = z.int().optional()
const hasThumbnail = z.literal(true).optional()

/** A file of a record, as a read returns it. */
export const keptFile = z
  .strictObject({
    id: fileId,
    name: z.string(),
    type: z.string(),
    size: z.int(),
    width: pixels,
    height: pixels,
    hasThumbnail,
  })
  .meta({ id: 'KeptFile' })

/** A file whose content is being checked. */
export const checkingFile = z.strictObject({ state: z.literal('checking') }).meta({ id: 'CheckingFile' })

/** A file in a form: of what a read returned, `id` alone counts. */
export const fileInForm = z
  .strictObject({
    id: fileId,
    name: z.string().max(mostFileName).optional(),
    type: z.string().max(200).optional(),
    size: z.int().optional(),
    width: pixels,
    height: pixels,
    hasThumbnail,
  })
  .meta({ id: 'FileInForm' })
