import * as z from 'zod'
import { id, status } from '../fields'

/** A record that a form or a filter offers for a reference, by its name in the language asked for. A disabled one cannot be chosen. */
export const Choice = z.strictObject({ id, name: z.string(), status }).meta({ id: 'Choice' })
export type Choice = z.output<typeof Choice>
