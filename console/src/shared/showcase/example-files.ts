import type { ComponentType } from 'react'
import { lazyPart } from '../feedback/part/lazy-part'

/** A file in the folder `examples` of a showcase page. */
export interface ExampleModule {
  default: ComponentType
}

/** The examples of a page by the names of their files: what is shown live, and its source. */
export type ExampleFiles = Readonly<Record<string, { readonly Live: ComponentType; readonly source: string }>>

/** In CSS pixels: about what an example needs, so that little moves when it has come. */
const height = 120

/**
 * The examples in the folder of a page, from the two globs, which a page has to write itself. Their code is loaded one by one, so that
 * one that does not load takes nothing else with it. Their sources come with the page: copying has to happen at once, some browsers
 * refuse it after a wait.
 * @example
 * const files = exampleFiles(
 *   import.meta.glob<ExampleModule>('./examples/*.tsx'),
 *   import.meta.glob<string>('./examples/*.tsx', { query: '?raw', import: 'default', eager: true }),
 * )
 */
export function exampleFiles(
  modules: Readonly<Record<string, () => Promise<ExampleModule>>>,
  sources: Readonly<Record<string, string>>,
): ExampleFiles {
  return Object.fromEntries(
    Object.entries(modules).map(([path, load]) => {
      const name = path.slice(path.lastIndexOf('/') + 1, -'.tsx'.length)
      return [name, { Live: lazyPart(async () => (await load()).default, { height }), source: sources[path] ?? '' }]
    }),
  )
}
