import type { Deps } from '#server/call/call'
import { readRegion } from '#server/call/setting/region'
import { startAttempt, type RunningAttempt } from './attempt'
import { claimRuns, correctTimes, hasDue, readState, type Jobs } from './claim'
import { inZone, type DeclaredJob } from './declared'
import { notifyOfRun } from './job-notice'
import { addJobs } from './job-rows'
import { RunWatch } from './lost-runs'
import { endAttempt, writeBeat, type Attempt, type AttemptEnd } from './run-end'

/** How often a process gives a sign of life for each of its runs, in milliseconds. */
const beatEvery = 5000
/** The runs of one process at a time: more would take the connections of requests. */
const mostRuns = 5

interface Options {
  readonly jobs: readonly DeclaredJob[]
  readonly deps: Deps
  /** A name that no other process has or had. */
  readonly process: string
  /** Milliseconds since any moment, by a clock that nobody sets. */
  readonly elapsed?: () => number
}

/** Runs the jobs of a product in this process. Has no timer: its owner calls `tick` about once a second. */
export class Scheduler {
  readonly #options: Required<Options>
  readonly #running = new Map<number, RunningAttempt>()
  readonly #watch = new RunWatch()
  readonly #onEnd = new Set<() => void>()
  /** The default time zone that the rows of the jobs are written in; undefined before they are. */
  #zone: string | undefined
  #isStopping = false
  #isFailing = false
  #tick: Promise<void> | undefined

  constructor(options: Options) {
    this.#options = { elapsed: () => performance.now(), ...options }
  }

  /** Starts what is due, and looks after what runs here and elsewhere. An error is logged, and the next tick tries again. */
  tick(): Promise<void> {
    this.#tick ??= this.#look()
      .then(() => {
        this.#isFailing = false
      })
      .catch((error: unknown) => {
        this.#watch.clear()
        if (!this.#isFailing) this.#options.deps.log('warn', 'jobs held up; tried again', { error: String(error) })
        this.#isFailing = true
      })
      .finally(() => {
        this.#tick = undefined
      })
    return this.#tick
  }

  /** Whether a tick would start something. */
  async isDue(): Promise<boolean> {
    const { deps } = this.#options
    const { jobs, zone } = await this.#zonedJobs()
    return this.#zone !== zone || hasDue(await readState(deps.db, jobs), jobs, deps.now())
  }

  /** Resolves once nothing of this process runs. */
  async ended(): Promise<void> {
    while (this.#running.size > 0) await new Promise<void>((resolve) => this.#onEnd.add(resolve))
  }

  /**
   * Starts nothing more and waits for what runs. After `patience` milliseconds aborts it, and `rest` milliseconds later leaves it: another process
   * repeats it then.
   */
  async stop(patience: number, rest = patience): Promise<void> {
    this.#isStopping = true
    await this.#tick
    if (await isWithin(patience, this.ended())) return
    for (const attempt of this.#running.values()) attempt.abort(new Error('The server stops.'))
    await isWithin(rest, this.ended())
  }

  async #look(): Promise<void> {
    const { deps, process } = this.#options
    const { db, now } = deps
    const { jobs, zone } = await this.#zonedJobs()
    if (this.#zone !== zone) await deps.write((trx) => addJobs(trx, jobs, now()))
    this.#zone = zone
    await this.#lookAfterOwn()
    const state = await readState(db, jobs)
    await this.#repeatLost(state)
    await correctTimes(db, deps.write, jobs, { state, now: now() })
    const free = mostRuns - this.#running.size
    if (this.#isStopping || free <= 0 || !hasDue(await readState(db, jobs), jobs, now())) return
    const claimed = await deps.write((trx) => claimRuns(trx, jobs, now(), { process, free }))
    for (const one of claimed) {
      const attempt = startAttempt(one, deps, this.#options, (running, end) => this.#end(running, end))
      this.#running.set(one.runId, attempt)
    }
  }

  /** Returns the jobs with their times in the default time zone, which an administrator may change at any moment. */
  async #zonedJobs() {
    const { deps, jobs } = this.#options
    const { timeZone: zone } = await readRegion({ db: deps.db, deps })
    return { jobs: inZone(jobs, zone), zone }
  }

  /** Ends what reached its time limit, writes ends that could not be written, and gives signs of life. */
  async #lookAfterOwn(): Promise<void> {
    const { deps, elapsed } = this.#options
    for (const attempt of this.#running.values()) {
      const { job, key } = attempt.declared
      const duration = Math.round(elapsed() - attempt.begun)
      if (!attempt.end && duration >= job.limit) {
        deps.log('warn', 'job reached its time limit', { job: key, runId: attempt.runId, limit: job.limit })
        attempt.abort(new Error(`The time limit of ${job.limit} ms is reached.`))
        attempt.end = { state: 'timedOut', error: '', duration }
      }
      if (attempt.end) {
        await this.#settle(attempt)
      } else if (elapsed() - attempt.beatAt >= beatEvery) {
        attempt.beatAt = elapsed()
        const { runId, process, attempt: number } = attempt
        if (await writeBeat(deps.db, { runId, process, attempt: number }, ++attempt.beat)) continue
        // Another process took it for lost, as when this one was held up for long.
        attempt.abort(new Error('Another process has taken over.'))
        this.#forget(attempt)
      }
    }
  }

  /** Lets runs begin again whose process has ended. */
  async #repeatLost({ rows, active }: Jobs): Promise<void> {
    const { deps, jobs, elapsed } = this.#options
    const others = active.filter(({ runId, state }) => state === 'running' && !this.#running.has(runId))
    for (const run of this.#watch.lost(others, elapsed())) {
      const key = rows.find(({ jobId }) => jobId === run.jobId)?.jobKey
      const declared = jobs.find((one) => one.key === key)
      if (!declared) continue
      const state = await this.#writeEnd(declared, run, { state: 'lost', error: '', duration: null })
      if (state) deps.log('warn', 'process of a job ended', { job: key, runId: run.runId, process: run.process, state })
    }
  }

  #end(attempt: RunningAttempt, end: AttemptEnd): void {
    // One that reached its time limit has ended before.
    if (attempt.end || this.#running.get(attempt.runId) !== attempt) return
    attempt.end = this.#isStopping && end.state === 'failed' ? { ...end, state: 'stopped', error: '' } : end
    this.#settle(attempt).catch((error: unknown) =>
      this.#options.deps.log('warn', 'end of a job not written; tried again', { error: String(error) }),
    )
  }

  /** Writes how an attempt ended. */
  async #settle(attempt: RunningAttempt): Promise<void> {
    const { deps } = this.#options
    const { runId, process, attempt: number, declared } = attempt
    const end = attempt.end!
    const key = { runId, process, attempt: number }
    const state = await this.#writeEnd(declared, key, end)
    this.#forget(attempt)
    if (!state) return
    const isGood = state === 'done'
    const fields = { job: declared.key, runId, attempt: number, millis: end.duration, state }
    deps.log(isGood || state === 'waiting' ? 'info' : 'warn', 'job ended', fields)
  }

  #writeEnd(declared: DeclaredJob, attempt: Attempt & { readonly beat?: number }, end: AttemptEnd) {
    const { deps } = this.#options
    return deps.write(async (trx) => {
      const now = deps.now()
      const state = await endAttempt(trx, declared, attempt, { ...end, now })
      await notifyOfRun(trx, declared, state, { deps, now })
      return state
    })
  }

  #forget(attempt: RunningAttempt): void {
    if (this.#running.get(attempt.runId) === attempt) this.#running.delete(attempt.runId)
    for (const resolve of this.#onEnd) resolve()
    this.#onEnd.clear()
  }
}

/** Whether something resolves within a time in milliseconds. */
async function isWithin(millis: number, work: Promise<void>): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), millis)
  })
  return Promise.race([work.then(() => true), late]).finally(() => clearTimeout(timer))
}
