import { derivedLists } from 'virtual:derived-lists'
import { listCallOf, shapedSource } from '#shared/crud/rows/shaped-source'
import { consoleModules } from '#shared/navigation/console-modules'
import { setPageCode } from '#shared/navigation/page-code'
import { pagesOf, type PageModule, type SourceModule } from '#shared/navigation/module-pages'

const platformPages = pagesOf(
  '../../pages/',
  import.meta.glob<PageModule>(['../../pages/**/page.tsx', '!../../pages/login/page.tsx']),
  import.meta.glob<SourceModule>('../../pages/**/source.ts', { eager: true }),
)

/** The pages of the platform and of all modules. */
const everyPages = () => [platformPages, ...Object.values(consoleModules()).map(({ pages }) => pages)]

/** Returns what loads the code of a page; undefined where there is no such page. */
export const loaderOf = (id: string) => everyPages().flatMap(({ load }) => load[id] ?? [])[0]

// `shared/` must not import the registry, but a reference opens the form of another kind's page.
setPageCode(loaderOf)

/** Returns the first call of a page; undefined where it makes none. A page that is derived from a kind of record reads its list first. */
export const sourceOf = (id: string) => everyPages().flatMap(({ sources }) => sources[id] ?? [])[0] ?? derivedSource(id)

function derivedSource(id: string): SourceModule['source'] | undefined {
  const list = derivedLists[id]
  return list && shapedSource(listCallOf(id) as never, list.shape)
}
