import * as z from 'zod'
import { endpoint } from '../../endpoint'
import { moment } from '../../fields'

/** The last hours that calls are shown of. */
export const overviewHours = [1, 6, 24] as const
export type OverviewHours = (typeof overviewHours)[number]
const hours = z.literal(overviewHours)

/** A call by what it did and how long it took. */
const named = {
  at: moment,
  /** Method and path of its endpoint, such as `GET /api/post/list`. */
  endpoint: z.string(),
  /** As in the log of the server, and in the error that the caller saw. */
  requestId: z.string(),
}

export const CallPoint = z
  .strictObject({
    /** The first moment of the part. */
    at: moment,
    requests: z.int(),
    /** Calls that the server failed in: status 500 and above. */
    errors: z.int(),
    /** The milliseconds that 95 of 100 calls took at most; null where there was none. */
    p95: z.number().nullable(),
  })
  .meta({ id: 'CallPoint' })

export const SlowCall = z.strictObject({ ...named, millis: z.number() }).meta({ id: 'SlowCall' })
export type SlowCall = z.output<typeof SlowCall>

export const FailedCall = z
  .strictObject({
    ...named,
    status: z.int(),
    /** The code of the error, such as `server.failed`. */
    code: z.string(),
    /** The process that the log has the error of. */
    process: z.string(),
  })
  .meta({ id: 'FailedCall' })
export type FailedCall = z.output<typeof FailedCall>

export const ReadinessCheck = z
  .strictObject({ name: z.string(), state: z.string(), millis: z.number(), error: z.string() })
  .meta({ id: 'ReadinessCheck' })

/** A setting of the environment as it is in force. */
export const SettingInForce = z
  .strictObject({
    name: z.string(),
    /** Null for one whose value may be a secret, and for one of the page *Settings*. */
    value: z.string().nullable(),
    /**
     * Where it comes from: a variable, the file of SETTINGS_FILE, the file that NAME_FILE names, or nowhere; `page` where administrators set it on
     * the page *Settings*.
     */
    source: z.enum(['environment', 'settingsFile', 'ownFile', 'default', 'page']),
  })
  .meta({ id: 'SettingInForce' })
export type SettingInForce = z.output<typeof SettingInForce>

export const Overview = z
  .strictObject({
    /** Of the product; an empty text where it has none, as in the browser. */
    version: z.string(),
    /** Such as `Node 22.14.0`. */
    runtime: z.string(),
    /** Such as `sqlite`. */
    engine: z.string(),
    /** When this process started. */
    startedAt: moment,
    /** The processes that handled calls in the time that is shown, with their number of them. */
    processes: z.array(z.strictObject({ name: z.string(), requests: z.int() })),
    calls: z.strictObject({
      /** How many minutes a point is of. */
      minutes: z.int(),
      points: z.array(CallPoint),
      requests: z.int(),
      errors: z.int(),
      p50: z.number().nullable(),
      p95: z.number().nullable(),
      p99: z.number().nullable(),
    }),
    /** The latest ones, of all processes. */
    failed: z.array(FailedCall),
    /** The slowest ones, of all processes. */
    slow: z.array(SlowCall),
    /** Sessions that have not ended. */
    sessions: z.int(),
    database: z.strictObject({
      bytes: z.int(),
      /** One a day, the latest last. */
      sizes: z.array(z.strictObject({ day: z.string(), bytes: z.int() })),
    }),
    /** Megabytes left on the disk of the database; null where the server writes to none. */
    diskLeft: z.int().nullable(),
    /** When the latest backup of the job was written; null before the first one. */
    backupAt: moment.nullable(),
    jobs: z.strictObject({ total: z.int(), running: z.int(), failed: z.int(), paused: z.int() }),
    /** How many mails wait, and how many were given up. Null where mails are not set up, unless there are some of before. */
    mails: z.strictObject({ waiting: z.int(), failed: z.int() }).nullable(),
    /** The checks of `/health/ready`; none in the browser. */
    checks: z.array(ReadinessCheck),
    settings: z.array(SettingInForce),
  })
  .meta({ id: 'Overview' })
export type Overview = z.output<typeof Overview>

/** How the server does, over all its processes. */
export const overview = {
  figures: endpoint('GET /api/system/operation/overview', {
    access: 'system:overview:list',
    query: z.strictObject({
      hours: z
        .union([hours, z.literal(overviewHours.map(String))])
        .transform(Number)
        .pipe(hours)
        .default(1),
    }),
    reply: Overview,
    message: 'queried',
    summary: 'Read how the server does',
  }),
}
