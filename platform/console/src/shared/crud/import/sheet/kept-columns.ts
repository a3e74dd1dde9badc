import { plainHeading } from 'atrium/contract/kind/import/columns'
import { storedName } from '#shared/browser/base-path'
import { useSession } from '#shared/session/user/session'
import type { ChosenColumns, HeadingKeys } from './headings'

/** In local storage, per user and list, as the layout of a list is. */
const storageKey = (page: string) => `${storedName('import')}:${useSession.getState().userInfo.username}:${page}`

/** Headings that are kept of one list: those of many files, so that the storage is not filled by them. */
const most = 200

/** Returns the columns that the signed-in person chose for headings of files of this list. */
export function readChosen(page: string): ChosenColumns {
  try {
    const kept = JSON.parse(localStorage.getItem(storageKey(page)) ?? '{}') as unknown
    const entries = typeof kept === 'object' && kept !== null ? Object.entries(kept) : []
    return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
  } catch {
    return {}
  }
}

/** Keeps what was chosen for these headings. */
export function keepChosen(page: string, headings: readonly string[], keys: HeadingKeys): void {
  const chosen = headings.map((heading, place) => [plainHeading(heading), keys[place] ?? ''] as const)
  const all = { ...readChosen(page), ...Object.fromEntries(chosen.filter(([heading]) => heading !== '')) }
  try {
    localStorage.setItem(storageKey(page), JSON.stringify(Object.fromEntries(Object.entries(all).slice(-most))))
  } catch {
    // Full or forbidden storage: the choice then holds for this file.
  }
}
