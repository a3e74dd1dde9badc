import { normalizePath, type Plugin, type Rolldown } from 'vite'
import { sourcePath } from '../../commands/lib/source-path.mjs'

/** Matches the modules that every session loads after its first file: the shell, which its first `import()` loads, and the dashboard. */
const firstFiles = /[\\/]console[\\/]src[\\/](?:shell[\\/]shell|pages[\\/]home[\\/]page)\.tsx$/
/** The module that a page is of, none for the platform, and the id of the page. */
const pageModule = /[\\/](?:modules[\\/]([^\\/]+)[\\/]console|console[\\/]src)[\\/]pages[\\/](.+)[\\/]page\.tsx$/
/** The module of the code that an `import()` leads to, none for the platform. */
const anyModule = /[\\/]modules[\\/]([^\\/]+)[\\/](?:console|engine|examples|kit|parts)[\\/]/
/** The platform itself is no package, also where it is installed as one. */
const isPackaged = (id: string) => /(?:^|\/)node_modules\/|virtual:antd-styles\//.test(sourcePath(id))
const platform = 'list'

type Chunk = Rolldown.OutputChunk
type Chunks = ReadonlyMap<string, Chunk>
interface Page {
  readonly owner: string
  readonly id: string
  readonly loads: ReadonlySet<Chunk>
}

/**
 * Joins what pages share to a few files: `platform/build/README.md`. The bundler cuts one for each set of pages that share something, a
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
  const parts = all.filter((one) => !start.has(one) && !pageOf(one))
  const pagesWith = (chunk: Chunk) => pages.filter(({ loads }) => loads.has(chunk))
  const ofLists = parts.filter((one) => !first.has(one) && isOfLists(pagesWith(one)))
  const isList = ({ loads }: Page) => ofLists.some((one) => loads.has(one))
  const names = new Map<Chunk, string>()
  for (const chunk of parts) {
    const dialogs = later.filter(({ loads }) => loads.has(chunk))
    const isPackage = chunk.moduleIds.every(isPackaged)
    const name = first.has(chunk) ? 'app' : groupFor({ users: pagesWith(chunk), later: dialogs, isPackage }, isList)
    if (name) names.set(chunk, name)
  }
  const owners = new Set(pages.map(({ owner }) => owner))
  const groups = new Map<string, string>()
  for (const [chunk, name] of names) {
    // One field in a part of a module would make all its pages load those of the lists.
    const hasFields =
      name !== platform && owners.has(name) && [...loadedWith([chunk])].some((one) => names.get(one) === platform)
    for (const id of chunk.moduleIds)
      groups.set(id, name === platform && isPackaged(id) ? 'kit' : hasFields ? `${name}-fields` : name)
  }
  return groups
}

function pageOf({ moduleIds }: Chunk): RegExpExecArray | undefined {
  return moduleIds.map((id) => pageModule.exec(id)).find((page) => page !== null)
}

function ownerOf({ facadeModuleId }: Chunk): string {
  return anyModule.exec(facadeModuleId ?? '')?.[1] ?? platform
}

interface Part {
  readonly users: readonly Page[]
  readonly later: readonly { owner: string }[]
  readonly isPackage: boolean
}

/** Whether two pages of the platform load the same part. */
const isOfLists = (users: readonly Page[]) => users.filter(({ owner }) => owner === platform).length > 1

/**
 * The platform's where pages of it share a part, that of a module where only its pages do, that of the page where only its dialogs do.
 * What several owners share otherwise, be it in dialogs, is left to the bundler: in the group of one, the others would load all of that.
 * That would be a request for each piece before a page of the platform shows, so there are two exceptions: pieces of packages that it
 * shares with dialogs alone are one file, and what it shares with pages alone that load the platform's group anyway is in that group.
 */
function groupFor({ users, later, isPackage }: Part, isList: (page: Page) => boolean): string | undefined {
  if (isOfLists(users)) return platform
  const ownPage = users.length === 1 ? nameOf(users[0]!) : undefined
  const owners = new Set([...users, ...later].map(({ owner }) => owner))
  if (owners.size === 1) return ownPage ?? users[0]?.owner
  if (!users.some(({ owner }) => owner === platform)) return undefined
  if (ownPage) return isPackage ? `${ownPage}-kit` : undefined
  return later.length === 0 && users.every(isList) ? platform : undefined
}

/** A page that a module has in place of one of the platform has the same id as that. */
function nameOf({ owner, id }: Page): string {
  const name = id.replaceAll(/[\\/]/g, '-')
  return owner === platform || id === owner || id.startsWith(`${owner}/`) ? name : `${owner}-${name}`
}

/** Chunks and what they import, directly or not. */
function withImports(roots: readonly Chunk[], chunks: Chunks): ReadonlySet<Chunk> {
  const loaded = new Set(roots)
  for (const { imports } of loaded) for (const file of imports) if (chunks.has(file)) loaded.add(chunks.get(file)!)
  return loaded
}
