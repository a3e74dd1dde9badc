import { navigation } from '#shared/navigation/navigation'
import { useSession } from '#shared/session/user/session'
import type { MemoryRuntime } from 'atrium/server/runtimes/memory/memory-runtime'
import { openConsole, type RunningConsole } from './console-app'

/** Enables all entries of the menu, as an admin may: the pages of disabled ones have to work too. */
export async function enableEntries({ engine }: MemoryRuntime): Promise<void> {
  await engine.db.updateTable('menus').set({ status: 1 }).where('status', '=', 0).execute()
}

/** Starts the console as the admin and opens the page of an id, where the menu leads to it. */
export async function openPage(id: string): Promise<RunningConsole> {
  const app = await openConsole({ as: 'admin', prepare: enableEntries })
  await navigation().open(pathOf(id))
  return app
}

/** The first path of the menu that leads to a page. */
export function pathOf(id: string): string {
  const [path] = [...useSession.getState().routes].find(([, { page }]) => page === id) ?? []
  if (!path) throw new Error(`No entry of the menu leads to the page ${id}.`)
  return path
}
