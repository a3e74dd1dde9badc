import * as z from 'zod'
import { operators } from '../../fields/operators'
import { summaryQuery } from '../../fields/summary'
import type { Field } from '../field-kind'
import * as schemas from '../fields/schemas'
import type { FieldedKind } from '../types'
import { groupFields, operatorsOf } from './list-parts'

/** Returns the filters of a field by other operators than the plain one. */
export function operatorSchemas(name: string, field: Field): Record<string, z.ZodType> {
  const which = operatorsOf(field)
  return which.length === 0 ? {} : operators(name, operand(field), ...which)
}

/** The schema of one value of `Is` and `OneOf`. */
function operand({ kind, settings }: Field): z.ZodType {
  const query = kind.query?.(schemas, settings)
  if (query instanceof z.ZodOptional) return query.unwrap() as z.ZodType
  return query ?? z.string().trim().min(1).max(schemas.most.filter)
}

/** Returns the query of the call that counts and sums the rows of a list. */
export function summarySchema(kind: FieldedKind, list: z.ZodObject<z.ZodRawShape, z.core.$strict>): z.ZodType {
  const [first, ...others] = groupFields(kind)
  const query = summaryQuery(list, [first ?? kind.id, ...others])
  return first === undefined ? query.omit({ group: true }) : query
}
