import { useLanguage } from 'atrium/console/text'
import { textIn, type LocalText } from 'atrium/contract'
import { exampleFiles, type Example, type ExampleFiles, type ExampleModule } from './example-files'
import type { ExampleSources } from './source/example-sources'

/**
 * The exports of `examples/PAGE.ts` of another module: examples that it adds to a page of the showcase. No module imports the other, so
 * that a product may have either without the other.
 */
export interface OfferedExamples {
  /** `import.meta.glob('./form/examples/*.tsx')`. */
  readonly files: Readonly<Record<string, () => Promise<unknown>>>
  readonly sources: () => Promise<{ default: ExampleSources }>
  readonly chips: readonly string[]
  /** In the order of the page. */
  readonly list: readonly { readonly file: string; readonly title: LocalText; readonly note: LocalText }[]
}

/** Joins the examples of a page with those that modules add to it. */
export function joinOffered(own: ExampleFiles, offered: readonly OfferedExamples[]): ExampleFiles {
  const added = offered.map(({ files, sources }) =>
    exampleFiles(files as Readonly<Record<string, () => Promise<ExampleModule>>>, sources),
  )
  return { ...own, examples: Object.assign({}, own.examples, ...added.map(({ examples }) => examples)) }
}

/** Returns the added examples as `ShowcasePage` takes them, in the language of the reader. */
export function useOffered(offered: readonly OfferedExamples[]): Example[] {
  const language = useLanguage()
  return offered.flatMap(({ list }) =>
    list.map(({ file, title, note }) => ({ file, title: textIn(language, title), note: textIn(language, note) })),
  )
}
