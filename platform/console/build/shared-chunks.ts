import { normalizePath, type Plugin, type Rolldown } from 'vite'

/** Matches the modules that every session loads after its first file: the shell, which its first `import()` loads, and the dashboard. */
const firstFiles = /[\\/]console[\\/]src[\\/](?:shell[\\/]shell|pages[\\/]home[\\/]page)\.tsx$/
/** The module that a page is of, none for the platform, and the id of the page. */
const pageModule = /[\\/](?:modules[\\/]([^\\/]+)[\\/]console|console[\\/]src)[\\/]pages[\\/](.+)[\\/]page\.tsx$/
/** The module of the code that an `import()` leads to, none for the platform. */
const anyModule = /[\\/]modules[\\/]([^\\/]+)[\\/](?:console|engine|examples|kit|parts)[\\/]/
const packages = /[\\/]node_modules[\\/]|virtual:antd-styles\//
const platform = 'list'

type Chunk = Rolldown.OutputChunk
type Chunks = ReadonlyMap<string, Chunk>
interface Page {
  readonly owner: string
  readonly id: string
  readonly loads: ReadonlySet<Chunk>
}

/**
 * Joins what pages share to a few files: `platform/console/build/README.md`. The bundler cuts one for each set of pages that share something, a
 * hundred for a list. The output is made twice: the first one, which is not written, says what each page loads when all unused code
 * is gone; the groups of the second one follow from it. `session` is the file that a session begins with.
 */
export function sharedChunks(session: string): Plugin {
  const isFirst = (id: string) => id === normalizePath(session) || firstFiles.test(id)
  let groups: ReadonlyMap<string, string> | undefined
  return {
    name: 'shared-chunks',
    apply: 'build',
    config: () => ({
      build: {
        rolldownOptions: {
          output: [
            // Names of its own: Vite stores the data of a chunk, such as its style sheets, by its first name.
            { minify: false, chunkFileNames: 'first/[name]-[hash].js', entryFileNames: 'first/[name]-[hash].js' },
            { codeSplitting: { groups: groupsOf((id) => groups!.get(id)) } },
          ],
        },
      },
    }),
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        if (groups) return
        const chunks = Object.values(bundle).filter((one) => one.type === 'chunk')
        groups = groupModules(new Map(chunks.map((chunk) => [chunk.fileName, chunk])), isFirst)
        for (const file of Object.keys(bundle)) delete bundle[file]
      },
    },
  }
}

function groupsOf(shared: (id: string) => string | undefined): Rolldown.CodeSplittingGroup[] {
  return [
    // What every start loads: two files, one of which a release seldom changes. The entry stays apart: by its name another build is
    // noticed, and it waits for others, which would wait for it.
    { name: 'react', tags: ['$initial'], test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/ },
    { name: 'start', tags: ['$initial'], test: /(?<!index\.html|main\.tsx)$/ },
    // What a module imports is used by the same pages at least, so it is in the same group or in one that loads with it.
    { name: shared, debugName: 'shared', includeDependenciesRecursively: false },
  ]
}

/** The group of each module that has one; the bundler places the others. */
function groupModules(chunks: Chunks, isFirst: (id: string) => boolean): ReadonlyMap<string, string> {
  const all = [...chunks.values()]
  const loadedWith = (roots: readonly Chunk[]) => withImports(roots, chunks)
  const start = loadedWith(all.filter(({ isEntry }) => isEntry))
  const first = loadedWith(all.filter(({ moduleIds }) => moduleIds.some(isFirst)))
  const pages = all.flatMap((chunk) => {
    const page = pageOf(chunk)
    return page ? [{ owner: page[1] ?? platform, id: page[2]!, loads: loadedWith([chunk]) }] : []
  })
  const later = all
    .filter((chunk) => chunk.isDynamicEntry && !pageOf(chunk))
    .map((chunk) => ({ owner: ownerOf(chunk), loads: loadedWith([chunk]) }))
  const names = new Map<Chunk, string>()
  for (const chunk of all.filter((one) => !start.has(one) && !pageOf(one))) {
    const loadsIt = ({ loads }: { loads: ReadonlySet<Chunk> }) => loads.has(chunk)
    const name = first.has(chunk) ? 'app' : groupFor(pages.filter(loadsIt), later.filter(loadsIt))
    if (name) names.set(chunk, name)
  }
  const owners = new Set(pages.map(({ owner }) => owner))
  const groups = new Map<string, string>()
  for (const [chunk, name] of names) {
    // One field in a part of a module would make all its pages load those of the lists.
    const hasFields =
      name !== platform && owners.has(name) && [...loadedWith([chunk])].some((one) => names.get(one) === platform)
    for (const id of chunk.moduleIds)
      groups.set(id, name === platform && packages.test(id) ? 'kit' : hasFields ? `${name}-fields` : name)
  }
  return groups
}

function pageOf({ moduleIds }: Chunk): RegExpExecArray | undefined {
  return moduleIds.map((id) => pageModule.exec(id)).find((page) => page !== null)
}

function ownerOf({ facadeModuleId }: Chunk): string {
  return anyModule.exec(facadeModuleId ?? '')?.[1] ?? platform
}

/**
 * The platform's where pages of it share a part, that of a module where only its pages do, that of the page where only its dialogs do.
 * What several owners share otherwise, be it in dialogs, is left to the bundler: in the group of one, the others would load all of that.
 */
function groupFor(users: readonly Page[], later: readonly { owner: string }[]): string | undefined {
  const owners = users.map(({ owner }) => owner)
  if (owners.filter((owner) => owner === platform).length > 1) return platform
  if (new Set([...owners, ...later.map(({ owner }) => owner)]).size !== 1) return undefined
  return users.length === 1 ? users[0]!.id.replaceAll(/[\\/]/g, '-') : owners[0]
}

/** Chunks and what they import, directly or not. */
function withImports(roots: readonly Chunk[], chunks: Chunks): ReadonlySet<Chunk> {
  const loaded = new Set(roots)
  for (const { imports } of loaded) for (const file of imports) if (chunks.has(file)) loaded.add(chunks.get(file)!)
  return loaded
}
