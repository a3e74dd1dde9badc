import type { Endpoint } from 'atrium/contract/endpoint'
import { fileBytes } from 'atrium/contract/system/record/field-file'
import * as z from 'zod'

type Described = z.core.JSONSchema.BaseSchema

/** Texts of a form that a length does not say. */
const formats: Readonly<Record<string, string>> = { date: '2026-01-31', 'date-time': '2026-01-31T09:05:00Z' }

/**
 * Valid input for a call, made from its schemas: the required fields and nothing else. Throws where a schema does not say
 * enough, such as for a pattern: the field then takes `.meta({ examples: ['stock:item'] })`.
 */
export function sampleInput({ query, body }: Pick<Endpoint, 'query' | 'body'>): { query?: unknown; body?: unknown } {
  return { query: sampleOf(query), body: sampleOf(body) }
}

function sampleOf(schema: z.ZodType): unknown {
  if (schema instanceof z.ZodUndefined) return undefined
  if (schema === (fileBytes as unknown)) return new Uint8Array()
  const described = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  const sample = valueOf(described, described.$defs ?? {})
  const { error } = schema.safeParse(sample)
  if (error) {
    throw new Error(`${z.prettifyError(error)}\nGive the field an example: .meta({ examples: ['a valid value'] })`)
  }
  return sample
}

function valueOf(described: Described, named: Readonly<Record<string, Described>>): unknown {
  const { $ref, examples, const: only, enum: offered, anyOf, type } = described
  if ($ref !== undefined) return valueOf(named[$ref.replace('#/$defs/', '')] ?? {}, named)
  if (Array.isArray(examples)) return examples[0]
  if ('default' in described) return described.default
  if (only !== undefined) return only
  if (offered) return offered[0]
  if (anyOf?.[0]) return valueOf(anyOf[0], named)
  if (type === 'object') return objectOf(described, named)
  if (type === 'array')
    return Array.from({ length: described.minItems ?? 0 }, () => valueOf(described.items as Described, named))
  if (type === 'integer' || type === 'number') return Math.max(1, described.minimum ?? 1)
  if (type === 'boolean') return true
  return type === 'string' ? textOf(described) : null
}

function objectOf({ properties = {}, required = [] }: Described, named: Readonly<Record<string, Described>>) {
  return Object.fromEntries(required.map((field) => [field, valueOf(properties[field] as Described, named)]))
}

function textOf({ format = '', minLength = 0 }: Described): string {
  return formats[format] ?? 'x'.repeat(minLength)
}
