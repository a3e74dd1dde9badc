import type { Host } from '#server/call/call'
import type { Engine } from '#server/db/engines/engine'
import { sweep } from '#server/resources/log/retention'

const dayMillis = 86_400_000

/** Deletes what is too old now and once a day, also where nobody signs in. Returns what ends it, for the stop of the server. */
export function sweepDaily(engine: Engine, deps: Host): () => Promise<void> {
  const end = new AbortController()
  let running = Promise.resolve()
  function run() {
    running = sweep(engine, deps, end.signal).catch((error: unknown) => {
      deps.log('warn', 'old rows of the logs not deleted; tried again within a day', { error: String(error) })
    })
  }
  run()
  const timer = setInterval(run, dayMillis).unref()
  return () => {
    clearInterval(timer)
    end.abort()
    return running
  }
}
