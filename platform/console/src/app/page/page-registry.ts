import { modules } from '#modules/console'
import { pagesOf, type PageModule, type Pages, type SourceModule } from '#shared/navigation/module-pages'

const platformPages = pagesOf(
  '../../pages/',
  import.meta.glob<PageModule>(['../../pages/**/page.tsx', '!../../pages/login/page.tsx']),
  import.meta.glob<SourceModule>('../../pages/**/source.ts', { eager: true }),
)

/** The pages of the platform and of all modules. */
const every = [platformPages, ...Object.values(modules).map((module) => module.pages)]
/** Loads the code of a page, by its id. */
export const pages: Pages['load'] = Object.assign({}, ...every.map(({ load }) => load))
/** The first call of each page that makes one, by its id. */
export const sources: Pages['sources'] = Object.assign({}, ...every.map((one) => one.sources))
