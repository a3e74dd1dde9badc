import type { Brand, Demo } from 'atrium/contract/brand'
import type { Language, OfferedLanguages } from 'atrium/contract/language'
import type { Contract } from 'atrium/contract/module/contract'
import type { StoredSetting } from 'atrium/contract/module/setting'
import type { DeletedInLogs } from 'atrium/contract/system/user'
import type { Engine } from '../db/engines/engine'
import type { Database } from '../db/schema'
import type { Actor } from './actor'
import type { FileOwners } from './file/file-owner'
import type { FileScanner, FileStore } from './file/file-store'
import type { Mailer } from './message/mail'
import type { WebhookSender } from './message/webhook'
import type { Health, Monitoring } from './monitoring/monitoring'
import type { IdentityClient } from './sso/identity-client'
import type { Operation } from './monitoring/operation'

/** Hashing of passwords as Argon2id PHC strings. */
export interface Passwords {
  hash(password: string): Promise<string>
  verify(phc: string, password: string): Promise<boolean>
}

/** Encrypts secrets that the server has to read again, such as those of authenticator apps, before they are stored. */
export interface SecretBox {
  /** Returns what is stored of a secret. `purpose` is part of it: what is stored elsewhere cannot be moved here. */
  seal(purpose: string, secret: string): Promise<string>
  /** Returns the secret of what is stored, also of what was stored before there was a key. Rejects with a `SecretError` (`credentials/secret-box.ts`) where its key is not known. */
  open(purpose: string, stored: string): Promise<string>
  /** Whether it would be stored otherwise now: it is not encrypted yet, or with a former key. */
  isStale(stored: string): boolean
}

export type LogLevel = 'debug' | 'info' | 'warn' | 'error'
/** Writes one line of the log. `fields` never hold secrets. */
export type Log = (level: LogLevel, event: string, fields: Record<string, unknown>) => void

/** An answer, compressed. */
export interface Compressed {
  readonly encoding: 'br' | 'gzip'
  readonly content: Uint8Array<ArrayBuffer>
}

/** Errors of requests under a host name that is not this server's. */
export type ForeignHost = 'demo.foreignHost' | 'request.foreignHost'

/** The data of a product, without its runtime. */
export interface ProductData {
  /** The contract of the platform and of the modules of the product. */
  readonly contract: Contract
  readonly languages: OfferedLanguages
  readonly brand: Brand
  readonly demo: Demo
  /**
   * The paths of top entries of the menu, such as `['forms', 'system']`: they come first, in this order, and all others behind them. For entries that
   * a database does not have yet; what an administrator moved stays where it is.
   */
  readonly menuOrder?: readonly string[]
  /** The server parts of modules by their names, as far as calls go by them. */
  readonly servers?: Readonly<Record<string, { readonly files?: FileOwners }>>
}

/** The settings that the environment of a host sets, by module and name, such as `stock.maxDays`. */
export type FixedSettings = Readonly<Record<string, StoredSetting>>

/** The keys that checkpoints of the logs are signed with. */
export interface LogKeys {
  /** A short id of the key that signs, which a signature is stored with. */
  readonly keyId: string
  /** Returns the signature of a text, as hex. */
  readonly sign: (text: string) => string
  /** Whether a signature is one of this key; undefined where there is no key of this id. */
  readonly isSigned: (keyId: string, text: string, signature: string) => boolean | undefined
}

/** The parts that a host gives to the API: database, hashes, log and clock. */
export interface Host extends Pick<Engine, 'db' | 'write' | 'messages'> {
  readonly passwords: Passwords
  /** SHA-256 of a text or of bytes, in hex: what is stored of a token, the name of an answer, and the digest of a part of a file. */
  readonly sha256: (content: string | Uint8Array) => string
  readonly log: Log
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Whether a rejected sign-in says which part was wrong, unless an administrator sets it. The browser runtime does. */
  readonly loginMessages: 'uniform' | 'distinct'
  /** The names of the modules that run. */
  readonly modules: readonly string[]
  /** The path below which the host serves console and API, such as `/admin`; the root of a site without it. */
  readonly basePath?: string
  /** Whether the database holds the demo seed, whose accounts the login page then offers. */
  readonly demo: boolean
  /** After how long without a call a session ends, in milliseconds, unless an administrator sets it; exact to a minute. */
  readonly idleMillis: number
  /** How long the operation log and the sign-in log are kept, in days, unless an administrator sets it. */
  readonly logDays: number
  /** Whether both logs go on naming a user who is deleted, or have a pseudonym in place of name, address and browser, unless an administrator sets it. */
  readonly deletedInLogs: DeletedInLogs
  /** Signs the checkpoints of both logs. Without it they are not signed. */
  readonly logKeys?: LogKeys
  /** Encrypts secrets that are stored and read again. Without it they are stored as they are. */
  readonly secrets?: SecretBox | undefined
  /** The settings that nobody can change while it runs. Runtimes without an environment leave it out. */
  readonly fixedSettings?: FixedSettings
  /** The way to send mails; undefined where none is set up. */
  readonly mail?: Mailer
  /** The way to deliver webhooks; undefined in a browser, which has none. */
  readonly webhooks?: WebhookSender
  /** Signs people in at identity providers; undefined in a browser, which cannot. */
  readonly identityClient?: IdentityClient
  /** Keeps the content of files; the database does without it. */
  readonly files?: FileStore
  /** Looks for what is harmful in files; undefined where nothing does. */
  readonly scanFile?: FileScanner
  /** Aborted when the process is asked to stop: streams of events end then. Runtimes without a process leave it out. */
  readonly stopping?: AbortSignal
  /** The caller's network address, from what the host passes with a request. */
  readonly addressOf: (env: unknown) => string
  /** Whether a request came over TLS, as far as the proxies are believed. Hosts that always or never have TLS leave it out, and keep no cookies. */
  readonly isSecure?: (env: unknown) => boolean
  /** The scheme, host and port that the browser of a request has for the console. Hosts to which requests come with it leave it out. */
  readonly siteOf?: (env: unknown) => string
  /** Whether a session that was opened over TLS needs its cookie beside its token, or the token alone. */
  readonly sessionBinding?: 'strict' | 'header'
  /** Why requests under the host name of this one get an error, from what the host passes with it; undefined where they do not. */
  readonly foreignHost?: (env: unknown) => ForeignHost | undefined
  /** The source of `/health/live` and `/health/ready`. Runtimes without a probe leave it out, and have no such paths. */
  readonly health?: Health
  /** Metrics, traces, and who may read them. Runtimes without a network leave it out, and have no `/metrics`. */
  readonly monitoring?: Monitoring
  /** Counts calls, and says what runs here, for the page *Overview*. */
  readonly operation?: Operation
  /** Returns the database for a call that reads much, such as an export: a replica that has all that is committed by now, else `db`. Hosts without one leave it out. */
  readonly readDb?: () => Promise<Database>
  /** Compresses a text with what an `Accept-Encoding` allows; undefined for a caller that takes neither. Runtimes without a network leave it out. */
  readonly compress?: (text: string, accepted: string | undefined) => Promise<Compressed> | Compressed | undefined
}

/** The parts that calls work with: the product and those of its host. */
export interface Deps extends Host {
  readonly product: ProductData
}

/** Cookies of the caller that scripts of a page cannot read. */
export interface Cookies {
  /** Returns the value that the caller sent; undefined for none. */
  readonly read: (name: string) => string | undefined
  /** Lets the browser keep a value for some seconds; 0 removes it. */
  readonly keep: (name: string, value: string, seconds: number) => void
}

/** The call that a domain function handles. */
export interface Call {
  readonly db: Database
  readonly deps: Deps
  readonly language: Language
  /** Milliseconds since 1970; the same moment for the whole call. */
  readonly now: number
  readonly address: string
  /** The caller's `User-Agent`, at most 255 characters. */
  readonly agent: string
  /** The scheme, host and port at which the caller has the console, such as `https://admin.example.com`. */
  readonly site: string
  /** The cookies of a caller over TLS; undefined for another one. */
  readonly cookies: Cookies | undefined
  /** The actor of the call. Reading it throws `session.missing` where nobody is signed in. */
  readonly actor: Actor
}

/** `query` and `body` of a call. */
export interface Sent {
  readonly query: unknown
  readonly body: unknown
}
