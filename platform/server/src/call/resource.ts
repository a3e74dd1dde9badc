import type { LocalText } from 'atrium/contract/language'
import type { Permission } from 'atrium/contract/access'
import type { Audit } from 'atrium/contract/audit'
import type { bytes } from 'atrium/contract/download'
import type { Endpoint, Output, Parsed } from 'atrium/contract/endpoint'
import type { SeedChoice } from 'atrium/contract/session'
import type { eventStream } from 'atrium/contract/system/notice/event-stream'
import type { Engine } from '../db/engines/engine'
import type { Migration } from '../db/migration'
import type { Database } from '../db/schema'
import type { Call, Deps, ProductData } from './call'
import type { FileOwners } from './file/file-owner'
import type { Job } from './job'
import type { Download, EventStream, FileContent, StoredContent } from './file/download'
import type { PersonSources } from './person/person-data'
import type { WriteHandler } from './write-call'

export type ReadHandler<I, O> = (call: Call, input: I) => Promise<O>

type Answer<E> = E extends { readonly reply: typeof bytes }
  ? Download | StoredContent | FileContent
  : E extends { readonly reply: typeof eventStream }
    ? EventStream
    : Output<E>

/** A call with `audit` is a write and gets a WriteCall; every other one a Call. One whose reply is `bytes` returns a Download, a StoredContent or a FileContent, one with `eventStream` an EventStream. */
type Handler<E> = E extends { readonly audit: Audit }
  ? WriteHandler<Parsed<E>, Answer<E>>
  : ReadHandler<Parsed<E>, Answer<E>>

/** One handler for every call of a contract table. */
export type Handlers<T> = { [K in keyof T]: Handler<T[K]> }

export type AnyHandler = ReadHandler<never, unknown> | WriteHandler<never, unknown>

/** A contract table with its handlers, ready to be mounted. */
export interface Resource {
  readonly calls: readonly (readonly [endpoint: Endpoint, handler: AnyHandler])[]
  /** Adds its records of the demo to a new database. Menus, roles, dictionaries and departments are there, users are not yet. */
  readonly seedDemo?: (db: Database, product: ProductData) => Promise<void>
}

/**
 * Returns what a panel of the dashboard shows to the caller, as JSON; undefined where that is nothing, and the panel is left out. It is part of
 * each call for the dashboard, so it has to be quick. A panel without it makes calls of its own.
 */
export type PanelContent = (call: Call) => Promise<object | undefined>

/** A line of the introduction on the dashboard, which leads to a page. */
interface Entry {
  /** A few words that say what to do. */
  readonly title: LocalText
  /** One short sentence. */
  readonly description: LocalText
  /** The id of a page. Those who do not have it in their menu or among their addresses do not get to see the entry. */
  readonly page: string
  /** The query in the address of the page, such as `{ record: '1' }`. */
  readonly query?: Readonly<Record<string, string>>
}

/** A step of a new real installation. */
export interface FirstStep extends Entry {
  /** Who sees it: those who hold all of them. */
  readonly permissions: readonly Permission[]
  /** Returns whether the step is done in this installation, by any user; undefined where it is not for the caller. Has to be quick. */
  readonly isDone: (call: Call) => Promise<boolean | undefined>
}

/** Something to try in a demo. */
export interface ThingToTry extends Entry {
  /** Keys of the roles that it is for; one of them is enough. */
  readonly roles: readonly string[]
}

/** The entries of the platform or of a module in the introduction, in their order. */
export interface Introduction {
  readonly firstSteps?: readonly FirstStep[]
  readonly thingsToTry?: readonly ThingToTry[]
}

/** Ends what a module has started. Has to be quick: the process ends some seconds after the signal, whatever still runs. */
export type ModuleStop = () => Promise<void> | void

/**
 * Starts what a module needs besides its calls, such as a timer or a connection: after tables, menu and demo rows are there and before the
 * first call, in the order of the product. Returns what stops it, if anything. An error ends the start of the server. `deps.db` reads,
 * `deps.write` writes. In the browser each tab starts the modules of its own, and again when it takes over what another tab wrote.
 */
export type ModuleStart = (deps: Deps) => Promise<ModuleStop | void> | ModuleStop | void

/** The parts of a module on the server beside its resources and migrations, which are found by the names of their files: `parts` of its `server/index.ts`. */
export interface ServerParts {
  /** By the ids of panels of the dashboard. */
  readonly panels?: Readonly<Record<string, PanelContent>>
  /** Below what the platform has of it. */
  readonly introduction?: Introduction
  /** By their names. They run while the module does, each at its times in one process alone. */
  readonly jobs?: Readonly<Record<string, Job>>
  /**
   * The data that a person has in its tables, by names that stay: for the export of one person, and for making one anonymous. That of a kind of record is under
   * the name of the kind; without an entry it is derived from the fields of the kind that refer to a user.
   */
  readonly people?: PersonSources
  /** By kinds of record whose fields of files are data of the module. */
  readonly files?: FileOwners
  readonly start?: ModuleStart
}

/** All of a module on the server. */
export interface ModuleServer extends ServerParts {
  /** By a name that stays, since the demo rows of a resource are added once under it. Demo rows are added in this order. */
  readonly resources: Readonly<Record<string, Resource>>
  /** By number and name, such as `0001-item`, in their order. */
  readonly migrations: Readonly<Record<string, Migration>>
}

/** Data to look at, which an empty database is filled with. */
export interface Seed extends Omit<SeedChoice, 'name'> {
  /** A few English words about it for the terminal: a start with the first seed names the others. */
  readonly summary?: string
  /**
   * Fills an empty database, of which these modules run. `report` is called with how much is done, from 0 to 1. Returns false when the database
   * is not empty, or another process was first.
   */
  readonly fill: (
    engine: Engine,
    now: number,
    installation: { readonly product: Product; readonly active: readonly string[]; readonly demo: true },
    report?: (share: number) => void,
  ) => Promise<boolean>
}

/** A product: what it is, the server part of each module of its contract, and its seeds. */
export interface Product extends ProductData {
  /** By the name of the module. */
  readonly servers: Readonly<Record<string, ModuleServer>>
  /** Jobs of the server itself, such as backups, by name: a runtime adds them. */
  readonly hostJobs?: Readonly<Record<string, Job>>
  /** By the name that `SEED` takes. The first one is the default where nobody else can reach the server. */
  readonly seeds: Readonly<Record<string, Seed>>
}

/**
 * Binds handlers to the endpoints they answer. A missing or superfluous handler does not compile.
 * @example
 * export const postResource = resource(posts, {
 *   list: (call, { query }) => pageOfPosts(call, query),
 *   delete: (call, { query }) => deletePosts(call, query.ids),
 * })
 */
export function resource<T extends Record<string, Endpoint>>(
  table: T,
  handlers: Handlers<T>,
  rest: Omit<Resource, 'calls'> = {},
): Resource {
  return { ...rest, calls: Object.keys(table).map((key) => [table[key]!, handlers[key] as AnyHandler] as const) }
}
