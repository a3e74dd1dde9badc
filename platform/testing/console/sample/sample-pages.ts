import type { ConsoleModule } from '#shared/navigation/console-modules'
import type { PageModule } from '#shared/navigation/module-pages'
import type { MenuTable } from 'atrium/server/db/schema'
import type { Insertable } from 'kysely'

/** The id of the first of the entries. */
export const firstId = 9000
/** The ids of the directory `/sample` and of its first pages. */
export const sampleIds = { directory: firstId, first: firstId + 1, second: firstId + 2, third: firstId + 3 }

type Row = Pick<Insertable<MenuTable>, 'pid' | 'path' | 'name' | 'nameEn'> & Partial<Insertable<MenuTable>>

const page = (name: string) => ({ menuType: 1, component: `sample/${name}` }) as const
const site = 'https://docs.example/'

/** The entries of the menu that open the sample pages, in the order of their ids. A directory with one child would not show. */
export const entries: readonly Row[] = [
  { pid: 0, path: 'sample', name: '样例', nameEn: 'Samples', sort: 20 },
  { pid: firstId, path: 'first', name: '样页一', nameEn: 'First sample', ...page('first') },
  { pid: firstId, path: 'second', name: '样页二', nameEn: 'Second sample', ...page('second') },
  { pid: firstId, path: 'third', name: '样页三', nameEn: 'Third sample', ...page('third') },
  { pid: firstId, path: 'site', name: '站点', nameEn: 'Site', menuType: 1, isFrame: 1, frameSrc: site },
  { pid: 0, path: 'branch', name: '多级目录', nameEn: 'Nested directory', sort: 21 },
  { pid: firstId + 5, path: 'twig', name: '下级目录', nameEn: 'Lower directory' },
  { pid: firstId + 6, path: 'leaf', name: '末级样页', nameEn: 'Inner sample', ...page('leaf') },
  { pid: firstId + 6, path: 'bud', name: '另一样页', nameEn: 'Other sample', ...page('bud') },
  { pid: firstId + 5, path: 'stem', name: '旁边样页', nameEn: 'Next sample', ...page('stem') },
  { pid: 0, path: 'alone', name: '单页', nameEn: 'Single page', sort: 22, ...page('alone') },
  { pid: 0, path: `${site}manual`, name: '外部网站', nameEn: 'Outside', sort: 23, menuType: 1, isLink: 1 },
]

const load = async (): Promise<PageModule> => ({ default: (await import('./sample-page')).SamplePage })

/** The module of the sample pages, which only tests have. */
export const sample: ConsoleModule = {
  pages: { load: Object.fromEntries(entries.flatMap(({ component: id }) => (id ? [[id, load]] : []))), sources: {} },
  panels: {},
}
