import type { TraceParent } from './trace-parent'

/** A condition for calls to be sent to a server. */
export interface HealthCheck {
  /** Its name in the details, such as `database`. */
  readonly name: string
  /** The state that `/health/ready` reports when it fails, such as `database-unreachable`. */
  readonly errorState: string
  /** After this time it has failed, in milliseconds. */
  readonly limitMillis: number
  /** For how long a result is used again where it has passed, in milliseconds. */
  readonly freshMillis?: number
  /** Resolves to figures for the details. Throws where the server is not ready. */
  readonly run: () => Promise<Figures | void>
}

/** Numbers by their names, such as `leftMegabytes`. */
export type Figures = Readonly<Record<string, number>>

/** The result of a check. */
export interface CheckResult {
  readonly name: string
  /** `ok`, or `errorState` of the check. */
  readonly state: string
  /** How long it took. */
  readonly millis: number
  readonly figures?: Figures
  readonly error?: string
}

/** The state that the health paths report. */
export interface Health {
  /** Resolves to the results of all checks, in their order. */
  readonly check: () => Promise<readonly CheckResult[]>
  /**
   * Resolves to ages that make no server less ready, since another one would have the same: `backupMillis` of the latest backup that the job wrote, and
   * `outboxLateMillis`, how late the message is that has been due longest. What is not known is left out.
   */
  readonly ages: () => Promise<Figures>
  /** Whether the process was asked to stop. */
  readonly isStopping: () => boolean
}

/** A call of the API that was answered. */
export interface HandledRequest {
  readonly requestId: string
  readonly method: string
  /** The path of its endpoint in the contract; undefined where there is none. */
  readonly route: string | undefined
  readonly path: string
  readonly status: number
  readonly millis: number
  readonly address: string
  /** The code of the error in the answer. */
  readonly error?: string
  readonly userId?: number
  /** The trace that the caller is in. */
  readonly parent?: TraceParent
}

/** The metrics and traces of a server. A runtime without a network has none. */
export interface Monitoring {
  /** Called after each call of the API. Returns the id of the trace that it was recorded in. */
  readonly onHandled: (request: HandledRequest) => string | undefined
  /** Whether a request may read metrics and the details of checks, from what the host passes with it and its `Authorization`. */
  readonly mayRead: (env: unknown, authorization: string | undefined) => boolean
  /** Resolves to the metrics in the text format of Prometheus. */
  readonly metrics: () => Promise<{ readonly contentType: string; readonly text: string }>
}
