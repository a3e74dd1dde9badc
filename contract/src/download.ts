import * as z from 'zod'

/** As `reply` of an endpoint: the answer of a success is the bytes of a file, without the wrapper. Failures have it as ever. */
export const bytes = z.custom<Blob>()

/** What a list is exported as. */
export const fileFormat = z.enum(['csv', 'xlsx']).default('xlsx')
export type FileFormat = z.output<typeof fileFormat>
