import type * as z from 'zod'
import { isRequired, type Field } from './field-kind'
import * as schemas from './fields/schemas'

/**
 * Returns the schema of the value of a field in a form, as the calls of a kind of record check it.
 * @example
 * fieldSchema(email({ zh: '邮箱', en: 'Email' })).safeParse('nobody').success // false
 */
export const fieldSchema = (field: Field): z.ZodType => field.kind.schema(schemas, field.settings, isRequired(field))
