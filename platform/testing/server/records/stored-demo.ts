import type { BrowserRuntime } from 'atrium/server/runtimes/browser/browser-runtime'
import { openRuntime } from 'atrium/entries/browser'
import { openSnapshots } from 'atrium/server/runtimes/browser/snapshots'

let count = 0
const tabs: BrowserRuntime[] = []
const names: string[] = []

/** A name that no test has stored a demo under. */
export function freshName(): string {
  const name = `test-${Date.now()}-${++count}`
  names.push(name)
  return name
}

/** One more tab on the demo of that name. */
export async function openTab(name: string): Promise<BrowserRuntime> {
  const home = await openRuntime(name)
  tabs.push(home)
  return home
}

/** Closes all tabs and deletes what they stored. */
export function tidyUp(): void {
  for (const home of tabs.splice(0)) home.close()
  for (const name of names.splice(0)) indexedDB.deleteDatabase(name)
}

/** The bytes of the stored demo. */
export async function readStored(name: string): Promise<Uint8Array> {
  const snapshot = await (await openSnapshots(name)).load()
  return snapshot!.bytes
}

/** Stores something in place of the demo. */
export async function writeStored(name: string, bytes: Uint8Array, data: string = 'demo'): Promise<void> {
  await (await openSnapshots(name)).save(bytes, data)
}
