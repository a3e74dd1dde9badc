import type { Permission } from '@atrium/contract/access'
import type { Words } from '@atrium/contract/record-kind'
import type { Call } from './call'

/** A line of the introduction on the dashboard, which leads to a page. */
interface Entry {
  /** A few words that say what to do. */
  readonly title: Words
  /** One short sentence. */
  readonly description: Words
  /** The id of a page. Those who do not have it in their menu or among their addresses do not get to see the entry. */
  readonly page: string
  /** What the address of the page has after its `?`, such as `{ record: '1' }`. */
  readonly query?: Readonly<Record<string, string>>
}

/** A step of a new real installation. */
export interface FirstStep extends Entry {
  /** Who sees it: those who hold all of them. */
  readonly permissions: readonly Permission[]
  /** Returns whether the step is done in this installation, whoever did it; undefined where it is not for the caller. Has to be quick. */
  readonly isDone: (call: Call) => Promise<boolean | undefined>
}

/** Something to try in a demo. */
export interface ThingToTry extends Entry {
  /** Keys of the roles that it is for; one of them is enough. */
  readonly roles: readonly string[]
}

/** What the platform or a module has for the introduction, in its order. */
export interface Introduction {
  readonly firstSteps?: readonly FirstStep[]
  readonly thingsToTry?: readonly ThingToTry[]
}
