import type { ZodType } from 'zod'
import { isAsked, isRequired, type Field, type Fields, type Schemas } from '../field-kind'
import { isListOfReferences, nameFieldOf, namesFieldOf, targetOf } from '../fields-of'

type Shape = Record<string, ZodType>

/** Returns the schemas of the values that a form has, by the names of its fields. */
export function formShape(fields: Fields, schemas: Schemas): Shape {
  const asked = Object.entries(fields).filter(([, field]) => isAsked(field))
  return Object.fromEntries(asked.map(([name, field]) => [name, formValue(field, schemas)]))
}

function formValue(field: Field, schemas: Schemas): ZodType {
  const isNeeded = isRequired(field)
  const schema = field.kind.schema(schemas, field.settings, isNeeded)
  return isNeeded ? schema : schema.optional()
}

/** Returns the schemas of the values of a row, with the names of what references name. */
export function rowShape(fields: Fields, schemas: Schemas): Shape {
  const shape: Shape = {}
  for (const [name, field] of Object.entries(fields)) {
    shape[name] = field.kind.row(schemas, field.settings)
    if (isListOfReferences(field)) shape[namesFieldOf(name)] = schemas.z.array(schemas.z.string())
    else if (targetOf(field) !== undefined) shape[nameFieldOf(name)] = schemas.z.string()
  }
  return shape
}
