/** A file that an example needs, ready for the folder of another page. */
interface ExampleFile {
  /** In the folder of a page. */
  readonly name: string
  /** Undefined for a picture, a sound or a film. */
  readonly text?: string
}

/** The sources of the examples of a page, by `modules/showcase/build/example-sources.ts`. */
export interface ExampleSources {
  /** By their paths in the repository. */
  readonly files: Readonly<Record<string, ExampleFile>>
  /** By the names of the examples: the paths of the files, its own first, and what they import of the platform and of packages. */
  readonly examples: Readonly<Record<string, { readonly files: readonly string[]; readonly uses: readonly string[] }>>
}

/** The files and imports of one example. */
export interface ExampleSource {
  /** Its own file first. */
  readonly files: readonly (ExampleFile & { readonly path: string })[]
  /** The imports that a module may have: parts of the platform, and packages. */
  readonly uses: readonly string[]
}

/** Returns the sources of one example. Throws an Error where there is none of that name. */
export function sourceOf({ files, examples }: ExampleSources, name: string): ExampleSource {
  const example = examples[name]
  if (!example) throw new Error(`There is no examples/${name}.tsx beside the page.`)
  return { files: example.files.map((path) => ({ ...files[path]!, path })), uses: example.uses }
}

/**
 * Returns all files of an example as one text, which runs when each is put into the folder of a page under the name above it. Pictures
 * and sounds are named with the place that they can be copied from.
 */
export function runnableText({ files }: ExampleSource): string {
  return files.map(block).join('\n')
}

/**
 * Returns the command that puts an example into a page of the reader's module; `my-module` is to be replaced by its name. Undefined for an
 * example that another module adds to the page: it runs where that module is.
 */
export function insertCommand({ files }: ExampleSource): string | undefined {
  const [, page, name] = /\/console\/pages\/(.+)\/examples\/(.+)\.tsx$/.exec(files[0]!.path) ?? []
  if (!page) return undefined
  return `npm run new page my-module/${name} -- --example ${page}/${name}`
}

function block({ name, text, path }: ExampleSource['files'][number]): string {
  if (text === undefined) return `// ${name}: a copy of ${path}\n`
  return `${name.endsWith('.css') ? `/* ${name} */` : `// ${name}`}\n${text}`
}
