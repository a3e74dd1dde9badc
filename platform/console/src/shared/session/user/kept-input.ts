import { storedName } from '#shared/browser/base-path'
import { useSession } from './session'

/** Each key goes on with the user name and the name of the input. */
const prefix = `${storedName('input')}:`

const keyOf = (name: string) => `${prefix}${useSession.getState().userInfo.username}:${name}`

/**
 * Returns the input that the signed-in person typed and did not save, as `keepInput` put it into local storage; undefined where there is none, or
 * no JSON. It may be old or damaged: check its shape.
 */
export function readInput(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(keyOf(name)) ?? '') as unknown
  } catch {
    return undefined
  }
}

/**
 * Keeps input that is not saved, as JSON, for the signed-in person, so that a reload or a crash of the tab loses nothing; undefined
 * takes it away. A sign-out does so too. A full storage keeps what it had.
 */
export function keepInput(name: string, value: unknown): void {
  if (useSession.getState().userInfo.username === '') return
  try {
    if (value === undefined) localStorage.removeItem(keyOf(name))
    else localStorage.setItem(keyOf(name), JSON.stringify(value))
  } catch {
    // Full or forbidden storage: the input is on the page alone.
  }
}

/** Takes away what was kept for all people who used this browser, or for all but one. */
export function dropInput(exceptOf?: string): void {
  const others = Object.keys(localStorage).filter((key) => key.startsWith(prefix))
  for (const key of others)
    if (exceptOf === undefined || !key.startsWith(`${prefix}${exceptOf}:`)) localStorage.removeItem(key)
}
