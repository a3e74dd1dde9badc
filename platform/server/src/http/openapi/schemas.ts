import * as z from 'zod'

export type Json = Record<string, unknown>

/** Whole numbers are called so, and the bounds of a safe one say nothing about a value. */
function plainNumbers({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
  if (jsonSchema.type === 'number' && jsonSchema.enum?.every(Number.isInteger)) jsonSchema.type = 'integer'
}

export const reference = (id: string): Json => ({ $ref: `#/components/schemas/${id}` })

/** Describes schemas as JSON. One with `meta({ id })` becomes a component of that name, and a reference wherever it is used. */
export class Schemas {
  readonly #components = new Map<string, Json>()

  /** `io`: the value that is sent, or the result after defaults and conversions. */
  describe(schema: z.ZodType, io: 'input' | 'output'): Json {
    const text = JSON.stringify(z.toJSONSchema(schema, { io, override: plainNumbers }))
    const described = JSON.parse(text.replaceAll('"#/$defs/', '"#/components/schemas/')) as Json
    const { $schema: _, $defs = {}, ...rest } = described
    for (const [id, component] of Object.entries($defs as Record<string, Json>)) this.#add(id, component)
    return rest
  }

  /** By name, in alphabetical order. */
  get components(): Record<string, Json> {
    return Object.fromEntries([...this.#components].toSorted(([a], [b]) => (a < b ? -1 : 1)))
  }

  #add(id: string, component: Json): void {
    const known = this.#components.get(id)
    if (known && JSON.stringify(known) !== JSON.stringify(component)) {
      throw new Error(`${id} is something else as input than as output: give one of them another name`)
    }
    this.#components.set(id, component)
  }
}

/** Whether a value becomes a list of objects, such as an order: its text is in a form of its own. */
const isListOfObjects = ({ items }: Json): boolean => (items as Json | undefined)?.['type'] === 'object'

/**
 * The parameters of a query string. A value arrives as text, which is the same for every type, so what counts is what it
 * becomes: a number within its limits, a list.
 */
export function queryParameters(query: z.ZodType): Json[] {
  const describe = (io: 'input' | 'output') =>
    z.toJSONSchema(query, { io, metadata: z.registry(), override: plainNumbers })
  const { properties = {}, required = [] } = describe('output')
  const { properties: sent = {} } = describe('input')
  return Object.entries(properties).map(([name, property]) => {
    const schema = (isListOfObjects(property as Json) ? sent[name] : property) as Json
    return {
      name,
      in: 'query',
      required: required.includes(name) && !('default' in schema),
      // A list is one parameter: `ids=3,4`.
      ...(schema.type === 'array' && { style: 'form', explode: false }),
      schema,
    }
  })
}
