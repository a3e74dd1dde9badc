import { readFileSync, readdirSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'
import { sourceFile, sourcePath } from '../../commands/lib/source-path.mjs'

interface Collection {
  prefix: string
  icons: Record<string, { body: string }>
  aliases?: Record<string, { parent: string }>
}

/** Sources of what shows before anybody is signed in: their icons travel with the entry. */
const firstSources = [
  'platform/console/src/app/outage',
  'platform/console/src/shared/feedback',
  'platform/console/src/shared/field',
  'platform/console/src/shared/settings/switches',
  'platform/console/src/pages/login',
  'platform/console/src/shell/lock',
  'platform/ui/src/overlay/menu-list.tsx',
  // Parts of the sign-in page.
  'product',
]

/** Sources of what any page may show, the menus of the platform and of the modules among it: its icons travel with the shell. */
const shellSources = [
  'platform/console/src',
  'platform/ui/src',
  'platform/contract/src/module',
  'platform/contract/src/system/notice/notice.ts',
  'modules',
]
const pages = /^(platform\/console\/src|modules\/[^/]+\/console)\/pages\//
/** Parts that load with the pages that show them: their icons travel with the part. */
const parts =
  /^(platform\/ui\/src\/(chart|input|interaction|layout)|platform\/console\/src\/shared\/field\/editor|modules\/[^/]+\/(?:console\/(?!pages\/)[^/]+|parts|kit|engine|examples))\//

const source = /(?<!\.test)\.tsx?$/

const first = 'virtual:first-icons'
const shell = 'virtual:icons'
/** Followed by the folder of a page or by the file of a part, from the root of the product. */
const ofPart = 'virtual:part-icons/'

/**
 * Gives Iconify collections of exactly those lucide icons whose name is in a source as `lucide:name`: one for the pages before the
 * sign-in, one for the shell, and one for each page and each part of one, which it loads itself. Each leaves out what those before it
 * have. A name that lucide does not have fails the build.
 */
export function iconSubset(): Plugin {
  const isOurs = (id: string) => id === first || id === shell || id.startsWith(ofPart)
  let known: { first: Set<string>; shell: Set<string> } | undefined
  const names = () => (known ??= namesOfAllPages())
  return {
    name: 'icon-subset',
    buildStart() {
      known = undefined
    },
    resolveId: (id) => (isOurs(id) ? `\0${id}` : undefined),
    load(id) {
      const wanted = id.slice(1)
      if (!id.startsWith('\0') || !isOurs(wanted)) return undefined
      if (wanted === first) return `export default ${subset(names().first)}`
      if (wanted === shell) return `export default ${subset(names().shell)}`
      const own = without(namesIn(wanted.slice(ofPart.length)), names().first, names().shell)
      if (own.size === 0) return ''
      return `import { registerIcons } from 'atrium/ui/icon'\nregisterIcons(${subset(own)})`
    },
    transform(code, id) {
      const file = sourcePath(id)
      const isPage = pages.test(file) && file.endsWith('/page.tsx')
      if (!isPage && !(parts.test(file) && source.test(file))) return undefined
      return { code: `${code}\nimport '${ofPart}${isPage ? file.slice(0, -'/page.tsx'.length) : file}'`, map: null }
    },
    // An icon that is new in a source is not in the served collections yet.
    async hotUpdate({ read, modules }) {
      if (!/lucide:[a-z]/.test(await read())) return undefined
      known = undefined
      const served = [...this.environment.moduleGraph.idToModuleMap].filter(([id]) => isOurs(id.slice(1)))
      return [...modules, ...served.map(([, module]) => module)]
    },
  }
}

function namesOfAllPages() {
  const before = new Set(firstSources.flatMap((path) => [...namesIn(path, parts)]))
  const everywhere = new Set(shellSources.flatMap((path) => [...namesIn(path, pages, parts)]))
  return { first: before, shell: without(everywhere, before) }
}

/** The icons that the sources below a path name, without those in files that `except` matches. */
function namesIn(path: string, ...except: readonly RegExp[]): Set<string> {
  const files = sourcesOf(path).filter((file) => source.test(file) && !except.some((one) => one.test(file)))
  const found = files.flatMap((file) => [
    ...readFileSync(sourceFile(file), 'utf8').matchAll(/lucide:([a-z0-9]+(?:-[a-z0-9]+)*)/g),
  ])
  return new Set(found.map(([, name]) => name!))
}

function without(names: ReadonlySet<string>, ...others: ReadonlySet<string>[]): Set<string> {
  return new Set([...names].filter((name) => !others.some((other) => other.has(name))))
}

/** Paths of sources; none for a folder that is not there. */
function sourcesOf(path: string): string[] {
  const status = statSync(sourceFile(path), { throwIfNoEntry: false })
  if (!status?.isDirectory()) return status ? [path] : []
  const files = readdirSync(sourceFile(path), { recursive: true, encoding: 'utf8' })
  return files.map((file) => `${path}/${file.replaceAll('\\', '/')}`)
}

function subset(names: ReadonlySet<string>): string {
  const whole = createRequire(import.meta.url)('@iconify-json/lucide/icons.json') as Collection
  const bodyOf = (name: string) => whole.icons[name] ?? whole.icons[whole.aliases?.[name]?.parent ?? '']
  const icons = [...names].toSorted().map((name) => {
    const icon = bodyOf(name)
    if (!icon) throw new Error(`There is no icon lucide:${name}. The names are listed on https://lucide.dev/icons.`)
    return [name, { body: icon.body }] as const
  })
  return JSON.stringify({ prefix: whole.prefix, icons: Object.fromEntries(icons) })
}
