import { modules } from 'atrium/entries/modules'
import type { MemoryRuntime } from 'atrium/server/runtimes/memory/memory-runtime'
import { menuRow } from '#server-test/records/rows'
import type { ComponentType } from 'react'
import { openConsole, type RunningConsole, type Start } from '../console-app'
import { entries, firstId, sample, sampleIds } from './sample-pages'

/** Adds the entries, all of them for `editor`, and `/sample/first` and `/sample/second` for `common`. */
export async function addSampleMenu({ engine: { db } }: MemoryRuntime): Promise<void> {
  const rows = entries.map((row, at) => ({ ...menuRow({ icon: 'lucide:box', sort: at, ...row }), id: firstId + at }))
  await db.insertInto('menus').values(rows).execute()
  const ids = rows.map(({ id }) => id)
  const open = (roleId: number, ids: readonly number[]) => ids.map((menuId) => ({ roleId, menuId }))
  const { directory, first, second } = sampleIds
  const links = [...open(2, ids), ...open(3, [directory, first, second])]
  await db.insertInto('roleMenus').values(links).execute()
}

/**
 * Starts the console with a menu of sample pages: `/sample/first`, `/sample/second`, `/sample/third`, `/sample/site` (another site),
 * `/branch/twig/leaf`, `/alone`, and a link. None of them is cached, and none asks the server for anything.
 */
export function openSamples({ prepare, ...start }: Start = {}): Promise<RunningConsole> {
  const both = async (runtime: MemoryRuntime) => {
    await addSampleMenu(runtime)
    await prepare?.(runtime)
  }
  return openConsole({ ...start, prepare: both })
}

/** Returns a start of the console as the admin, at `/sample/first` with a page of the test there. */
export function ownPage(Page: ComponentType, { prepare, ...start }: Start = {}): Start {
  const load = { ...sample.pages.load, 'sample/first': async () => ({ default: Page }) }
  return {
    path: '/sample/first',
    as: 'admin',
    ...start,
    modules: { ...modules, sample: { ...sample, pages: { ...sample.pages, load } } },
    prepare: async (runtime) => {
      await addSampleMenu(runtime)
      await prepare?.(runtime)
    },
  }
}
