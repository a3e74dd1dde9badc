import { derivedLists } from 'virtual:derived-lists'
import { replacedPages } from 'virtual:page-ids'
import { listCallOf, shapedSource } from '#shared/crud/rows/shaped-source'
import { consoleModules } from '#shared/navigation/console-modules'
import { setPageCode } from '#shared/navigation/page-code'
import { pagesOf, type PageModule, type SourceModule } from '#shared/navigation/module-pages'

const platformPages = pagesOf(
  '../../pages/',
  import.meta.glob<PageModule>(['../../pages/**/page.tsx', '!../../pages/login/page.tsx']),
  import.meta.glob<SourceModule>('../../pages/**/source.ts', { eager: true }),
)

/** The pages of the platform and of all modules; first those of the module that has a page of its own in place of the one with this id. */
const pagesWith = (id: string) => {
  const modules = consoleModules()
  const replacing = modules[replacedPages[id] ?? '']
  return replacing ? [replacing.pages] : [platformPages, ...Object.values(modules).map(({ pages }) => pages)]
}

/** Returns what loads the code of a page; undefined where there is no such page. */
export const loaderOf = (id: string) => pagesWith(id).flatMap(({ load }) => load[id] ?? [])[0]

/** Throws an Error with a sentence where a module does not have the page that it replaces, has one of another without saying so, or has an address that never opens. */
export function checkPages(): void {
  const owners = new Map(Object.keys(platformPages.load).map((id) => [id, 'the platform']))
  for (const [name, { pages, routes = [] }] of Object.entries(consoleModules())) {
    const open = routes.find(({ path }) => path.startsWith('/open/'))
    if (open)
      throw new Error(`The module ${name} has "${open.path}" in "routes": paths with /open/ are in "openRoutes".`)
    for (const id of Object.keys(pages.load)) {
      if (replacedPages[id] === name) continue
      const owner = owners.get(id)
      if (owner !== undefined)
        throw new Error(
          `The module ${name} has a page "${id}" of ${owner}: add it to "replaces" in its contract/index.ts, or rename it.`,
        )
      owners.set(id, `the module ${name}`)
    }
    const missing = Object.keys(replacedPages).find((id) => replacedPages[id] === name && !pages.load[id])
    if (missing !== undefined)
      throw new Error(
        `The module ${name} replaces the page "${missing}", which it does not have: add console/pages/${missing}/page.tsx.`,
      )
  }
}

// `shared/` must not import the registry, but a reference opens the form of another kind's page.
setPageCode(loaderOf)

/** Returns the first call of a page; undefined where it makes none. A page that is derived from a kind of record reads its list first. */
export const sourceOf = (id: string) =>
  pagesWith(id).flatMap(({ sources }) => sources[id] ?? [])[0] ?? derivedSource(id)

function derivedSource(id: string): SourceModule['source'] | undefined {
  const list = derivedLists[id]
  return list && shapedSource(listCallOf(id) as never, list.shape)
}
