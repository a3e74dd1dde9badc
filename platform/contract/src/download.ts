import * as z from 'zod'
import { isTimeZone } from './untrusted/time-zone'

/** As `reply` of an endpoint: a call that succeeds returns the bytes of a file, without the wrapper. Errors keep the wrapper. */
export const bytes = z.custom<Blob>()

/** As `reply` of an endpoint: the same for a picture that shows in a page. */
export const picture = z.custom<Blob>()

/** As `reply` of an endpoint: the same for a file of any type, to be saved as it was added. */
export const storedFile = z.custom<Blob>()

/** As `reply` of an endpoint: the same for a zip, written while it is sent. */
export const archive = z.custom<Blob>()

/** The format of an exported list. */
const fileFormat = z.enum(['csv', 'xlsx']).default('xlsx')
export type FileFormat = z.output<typeof fileFormat>

/** The content type of a file of each format. */
export const mediaTypes = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const

/**
 * The time zone of the times in a file, which the headings of an export name: a name of the IANA list, such as `Asia/Shanghai`. Without it that of the
 * person, else the default time zone of the installation.
 */
export const timeZone = z.string().max(64).refine(isTimeZone).optional()

/** The part of a query that says how a file is written. */
export const fileOptions = { format: fileFormat, timeZone }
export interface FileOptions {
  readonly format: FileFormat
  readonly timeZone?: string | undefined
}

/** The columns of an exported list, by their keys on the page with commas between, in their order; all of them where none is named. */
const columns = z
  .string()
  .max(1000)
  .regex(/^[\w.-]+(?:,[\w.-]+)*$/)
  .transform((text) => text.split(','))
  .pipe(z.array(z.string()))
  .optional()

/** The parts of a list's query that say which page is meant. */
type View = 'page' | 'pageWith' | 'size'
const view: readonly string[] = ['page', 'pageWith', 'size'] satisfies View[]

/** The query of a list, for a file of all its rows: the filters and the order, the columns, and how the file is written. */
export function exportQuery<S extends z.ZodRawShape>(list: z.ZodObject<S, z.core.$strict>) {
  const filters = Object.fromEntries(Object.entries(list.shape).filter(([name]) => !view.includes(name)))
  return z.strictObject({ ...(filters as Omit<S, View>), ...fileOptions, columns })
}
