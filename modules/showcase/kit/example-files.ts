import type { ComponentType } from 'react'
import { lazyPart, type LazyPart } from 'atrium/console/page'
import { shownPart, type NamedPart } from './properties/part'
import { runnableText, sourceOf, type ExampleSources } from './source/example-sources'

/** A file in the folder `examples` of a showcase page. */
export interface ExampleModule {
  default: ComponentType
}

/** The texts of a showcase page about one of its examples. */
export interface Example {
  /** The name of the file in `examples`, without `.tsx`. */
  file: string
  title: string
  /** One sentence: what there is to see, or to try. */
  note: string
}

/** An example as it is shown: live, with its files below. */
export interface ShownExample {
  readonly Live: ComponentType
  readonly Files: LazyPart<{ title: string }>
  /** All its files as one text. Rejects after saying that they could not be loaded. */
  readonly text: () => Promise<string>
}

/** The examples of a page, and the properties of the part that it is about. */
export interface ExampleFiles {
  /** By the names of the files. */
  readonly examples: Readonly<Record<string, ShownExample>>
  /** The properties of the part that the page is about, where it names one. */
  readonly Properties?: ComponentType
}

/** In CSS pixels: about what an example needs, so that little moves when it has come. */
const height = 120

/**
 * Returns the examples in the folder of a page, from two imports, which a page has to write itself. Their code is loaded one by one, so
 * that one that does not load takes nothing else with it. The sources of all come when the first is opened or copied. `loadPart` imports
 * a file `part.tsx` beside the page, which names the component of ours that the page is about.
 * @example
 * const files = exampleFiles(import.meta.glob<ExampleModule>('./examples/*.tsx'), () => import('./examples?sources'))
 */
export function exampleFiles(
  modules: Readonly<Record<string, () => Promise<ExampleModule>>>,
  loadSources: () => Promise<{ default: ExampleSources }>,
  loadPart?: () => Promise<{ part: NamedPart }>,
): ExampleFiles {
  const examples = Object.fromEntries(
    Object.entries(modules).map(([path, load]) => {
      const name = path.slice(path.lastIndexOf('/') + 1, -'.tsx'.length)
      const Live = lazyPart(async () => (await load()).default, { height })
      return [name, { Live, ...lazySource(name, loadSources) }]
    }),
  )
  return loadPart ? { examples, Properties: lazyProperties(loadPart) } : { examples }
}

function lazyProperties(load: () => Promise<{ part: NamedPart }>) {
  return lazyPart(
    async () => {
      const [{ propertiesOf }, { part }] = await Promise.all([import('./properties/properties-card'), load()])
      return propertiesOf(await shownPart(part))
    },
    { height: 480 },
  )
}

function lazySource(name: string, load: () => Promise<{ default: ExampleSources }>) {
  const read = async () => sourceOf((await load()).default, name)
  const Files = lazyPart<{ title: string }>(
    async () => {
      const [{ filesOf }, source] = await Promise.all([import('./source/source-files'), read()])
      return filesOf(source)
    },
    { height: 240 },
  )
  const text = async () => {
    await Files.ready()
    return runnableText(await read())
  }
  return { Files, text }
}
