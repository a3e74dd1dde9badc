import type { BrowserHome } from '@atrium/server/browser-home'
import { openBrowserHome } from '@atrium/server/browser-home'
import { openSnapshots, type Snapshot } from '@atrium/server/browser/snapshots'

let count = 0
const homes: BrowserHome[] = []
const names: string[] = []

/** A name that no test has stored anything under. */
export function freshName(): string {
  const name = `test-${Date.now()}-${++count}`
  names.push(name)
  return name
}

/** One more tab of the demo of that name. */
export async function openTab(name: string): Promise<BrowserHome> {
  const home = await openBrowserHome(name)
  homes.push(home)
  return home
}

/** Closes all tabs and forgets what they stored. */
export function tidyUp(): void {
  for (const home of homes.splice(0)) home.close()
  for (const name of names.splice(0)) indexedDB.deleteDatabase(name)
}

export async function storedSnapshot(name: string): Promise<Snapshot | undefined> {
  return (await openSnapshots(name)).load()
}

export async function storeSnapshot(name: string, bytes: Uint8Array): Promise<void> {
  await (await openSnapshots(name)).save(bytes)
}
