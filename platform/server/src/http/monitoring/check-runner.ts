import type { Log } from '#server/call/call'
import type { CheckResult, HealthCheck } from '#server/call/monitoring/monitoring'

/**
 * Returns a function that runs checks. Calls during a run of a check share its result, as do those after one that passed for `freshMillis`, so that
 * probes cost little however many come. The log has a line when a check fails and one when it passes again.
 */
export function checkRunner(
  checks: readonly HealthCheck[],
  log: Log,
  now: () => number = () => performance.now(),
): () => Promise<readonly CheckResult[]> {
  const runs = checks.map((check) => sharedRun(check, log, now))
  return () => Promise.all(runs.map((run) => run()))
}

function sharedRun(check: HealthCheck, log: Log, now: () => number): () => Promise<CheckResult> {
  let running: Promise<CheckResult> | undefined
  let last: { readonly result: CheckResult; readonly at: number } | undefined
  let wasOk = true
  async function run(): Promise<CheckResult> {
    const result = await resultOf(check)
    const { name, state, error } = result
    const isOk = state === 'ok'
    if (!isOk && wasOk) log('warn', 'not ready', { check: name, state, error })
    if (isOk && !wasOk) log('info', 'ready again', { check: name })
    wasOk = isOk
    last = { result, at: now() }
    return result
  }
  return async () => {
    // One that failed is tried again at once: a server that is ready again is wanted.
    const isFresh = last?.result.state === 'ok' && now() - last.at < (check.freshMillis ?? 0)
    if (!running && last && isFresh) return last.result
    return (running ??= run().finally(() => {
      running = undefined
    }))
  }
}

async function resultOf({ name, errorState, limitMillis, run }: HealthCheck): Promise<CheckResult> {
  const started = performance.now()
  const since = () => Math.round((performance.now() - started) * 10) / 10
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${limitMillis} ms`)), limitMillis)
  })
  try {
    const figures = await Promise.race([run(), late])
    return { name, state: 'ok', millis: since(), ...(figures && { figures }) }
  } catch (error) {
    const { message, code } = error as { message?: string; code?: string }
    return { name, state: errorState, millis: since(), error: message || code || String(error) }
  } finally {
    clearTimeout(timer)
  }
}
