import { readFileSync, readdirSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'

interface Collection {
  prefix: string
  icons: Record<string, { body: string }>
  aliases?: Record<string, { parent: string }>
}

const everywhere = 'virtual:icons'
const first = 'virtual:first-icons'

// What shows before anybody is signed in: its icons travel with the entry, all others with the shell.
const sources = {
  [everywhere]: ['console/src', 'ui/src', 'contract/src/module', 'modules'],
  [first]: [
    'console/src/app/outage',
    'console/src/shared/feedback',
    'console/src/shared/field',
    'console/src/shared/settings/switches',
    'console/src/pages/login',
    'console/src/shell/lock',
    'ui/src/menu-list.tsx',
  ],
}

/**
 * Gives two Iconify collections of exactly those lucide icons whose name stands in a source as `lucide:name`: one for the
 * pages before the sign-in, one for everything. A name that lucide does not have fails the build.
 */
export function iconSubset(): Plugin {
  const root = resolve(import.meta.dirname, '../..')
  const isOurs = (id: string): id is keyof typeof sources => Object.hasOwn(sources, id)
  return {
    name: 'icon-subset',
    resolveId: (id) => (isOurs(id) ? `\0${id}` : undefined),
    load(id) {
      const wanted = id.slice(1)
      if (!id.startsWith('\0') || !isOurs(wanted)) return undefined
      const names = new Set(sources[wanted].flatMap((path) => namesIn(resolve(root, path))))
      return `export default ${JSON.stringify(subset([...names].toSorted()))}`
    },
    // An icon that is new in a source is not in the served collection yet.
    async hotUpdate({ read, modules }) {
      if (!/lucide:[a-z]/.test(await read())) return undefined
      const served = Object.keys(sources).flatMap((id) => this.environment.moduleGraph.getModuleById(`\0${id}`) ?? [])
      return [...modules, ...served]
    },
  }
}

function namesIn(path: string): string[] {
  return sourcesOf(path)
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/lucide:([a-z0-9]+(?:-[a-z0-9]+)*)/g)])
    .map(([, name]) => name!)
}

function sourcesOf(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path, { recursive: true, encoding: 'utf8' }).map((file) => resolve(path, file))
}

function subset(names: string[]): Collection {
  const whole = createRequire(import.meta.url)('@iconify-json/lucide/icons.json') as Collection
  const bodyOf = (name: string) => whole.icons[name] ?? whole.icons[whole.aliases?.[name]?.parent ?? '']
  const icons = names.map((name) => {
    const icon = bodyOf(name)
    if (!icon) throw new Error(`There is no icon lucide:${name}. The names are listed on https://lucide.dev/icons.`)
    return [name, { body: icon.body }] as const
  })
  return { prefix: whole.prefix, icons: Object.fromEntries(icons) }
}
