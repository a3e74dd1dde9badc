import type { ComponentType } from 'react'

/** A property of a component, read from its interface and docstring by `modules/showcase/build/read-properties.mjs`. */
export interface Property {
  readonly name: string
  /** As it is written, the choices of a named type written out. */
  readonly type: string
  readonly isRequired: boolean
  /** The default, as source. */
  readonly initial?: string
  /** Its docstring. */
  readonly meaning: string
  /** The kind of its control; undefined for what has none, such as a function. */
  readonly kind?: 'boolean' | 'number' | 'text' | 'colour' | 'choice'
  /** Of a `choice`. */
  readonly choices?: readonly string[]
}

export type Values = Readonly<Record<string, unknown>>

/** The properties of the components of a file, by their names: `?properties` behind its path imports them. */
type LoadProperties = () => Promise<{ default: Readonly<Record<string, readonly Property[]>> }>

/** A component that a showcase page is about. */
export interface NamedPart {
  readonly name: string
  /** The module to import it from. */
  readonly from: string
  readonly properties: LoadProperties
  /** The meaning of each property in Chinese; English readers have the docstrings. */
  readonly chinese: Readonly<Record<string, string>>
  readonly Part: ComponentType<Values>
  /** Returns what it has at first. */
  readonly useStart: () => Values
}

/** The same with its properties. */
export interface ShownPart extends Omit<NamedPart, 'properties'> {
  readonly properties: readonly Property[]
}

/** `useStart` is for values that depend on the language. */
type PartOptions<P> = {
  from: string
  properties: LoadProperties
  chinese: { readonly [K in keyof Required<P>]: string }
} & ({ start: P } | { useStart: () => P })

/**
 * Makes a component known to its showcase page, in a file `part.tsx` beside the page. A property without Chinese does not compile.
 * @example
 * const from = '#modules/showcase/parts/motion/count-to'
 * const properties = () => import('#modules/showcase/parts/motion/count-to?properties')
 * export const part = namedPart('CountTo', CountTo, { from, properties, chinese, start: { to: 1286 } })
 */
export function namedPart<P extends object>(
  name: string,
  Part: ComponentType<P>,
  options: PartOptions<NoInfer<P>>,
): NamedPart {
  const useStart = 'useStart' in options ? options.useStart : () => options.start
  return { ...options, name, Part: Part as ComponentType<Values>, useStart: useStart as () => Values }
}

/** Loads the properties of a part. Rejects where the file of the part has no component of its name with an interface. */
export async function shownPart(part: NamedPart): Promise<ShownPart> {
  const properties = (await part.properties()).default[part.name]
  if (!properties)
    throw new Error(`${part.from} has no ${part.name} with an interface of its properties in the same file.`)
  return { ...part, properties }
}
