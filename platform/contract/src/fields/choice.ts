import * as z from 'zod'
import { filter, id, queryIds, status } from '../fields'

/** A record that a form or a filter offers for a reference, by its name in the language asked for. A disabled one cannot be chosen. */
export const Choice = z.strictObject({ id, name: z.string(), status }).meta({ id: 'Choice' })
export type Choice = z.output<typeof Choice>

/** The most records that a search for choices returns. */
export const mostChoices = 50

/** Records for a reference, by their names. `total` is how many there are, of which a search returns the first `mostChoices`. */
export const Choices = z.strictObject({ items: z.array(Choice), total: z.int() }).meta({ id: 'Choices' })
export type Choices = z.output<typeof Choices>

/**
 * The query of a call that returns `Choices`: the records that a reference may name, whose name holds `search`; or, with `ids`, these
 * records alone, so that a form or filter shows what is chosen by its name. What is out of scope is not among them.
 * @example
 * choices: endpoint('GET /api/stock/movement/choices', {
 *   access: ['stock:movement:list', 'stock:movement:add'],
 *   query: choiceQuery(['itemId']),
 *   reply: Choices,
 *   summary: 'Find records for the references of movements',
 * })
 */
export const choiceQuery = <const F extends readonly [string, ...string[]]>(fields: F) =>
  z.strictObject({
    /** The reference, by its field. */
    field: z.enum(fields),
    search: filter,
    ids: queryIds.optional(),
  })
