import type * as z from 'zod'
import { isTextFormat } from 'atrium/contract/fields'
import { decimalsOf } from 'atrium/contract/fields/kinds'
import { AppError } from '../app-error'
import type { FieldError } from '../text/field-error-code'

type Issue = z.core.$ZodIssue
/** Returns the code that the schema itself gives its error, see the contract's `TextFormat`. */
const ownKind = ({ message: kind }: Issue) => (isTextFormat(kind) ? kind : 'wrongFormat')

/** A limit in the unit that the person sees. */
const limitOf = (limit: number | bigint, { message }: Issue) => Number(limit) / 10 ** decimalsOf(message)

function errorOf(issue: Issue): FieldError {
  switch (issue.code) {
    case 'unrecognized_keys':
      return 'unknown'
    case 'too_big':
      return [issue.origin === 'string' ? 'tooLong' : 'tooLarge', limitOf(issue.maximum, issue)]
    case 'too_small':
      if (issue.origin === 'string') return issue.minimum === 1 ? 'required' : ['tooShort', Number(issue.minimum)]
      return ['tooSmall', limitOf(issue.minimum, issue)]
    case 'invalid_type':
      return issue.input === undefined ? 'required' : 'wrongType'
    case 'invalid_union':
      return issue.input === undefined ? 'required' : ownKind(issue)
    case 'invalid_value':
      return issue.input === undefined ? 'required' : 'notOffered'
    default:
      return ownKind(issue)
  }
}

function pathsOf(issue: Issue): string[] {
  const path = issue.path.map(String)
  return issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...path, key].join('.')) : [path.join('.')]
}

/** Returns the error of each wrong field, by its path, or the value as the schema made it. */
export function check<S extends z.ZodType>(
  schema: S,
  value: unknown,
): { data: z.output<S> } | { fields: Record<string, FieldError> } {
  const result = schema.safeParse(value, { reportInput: true })
  if (result.success) return { data: result.data }
  // A map, since a plain object has names already, such as "constructor".
  const fields = new Map<string, FieldError>()
  for (const issue of result.error.issues) {
    for (const path of pathsOf(issue)) if (!fields.has(path)) fields.set(path, errorOf(issue))
  }
  return { fields: Object.fromEntries(fields) }
}

/** Checks a value against a schema. Throws `request.invalid` naming every offending field. */
export function validate<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const checked = check(schema, value)
  if ('data' in checked) return checked.data
  throw new AppError('request.invalid', { fields: checked.fields })
}
