import type { HandledRequest } from '#server/call/monitoring/monitoring'
import type { MetricsSources, RequestMetrics } from './registry'

/** Metrics that cost nothing until somebody asks for them. */
export interface Metrics extends RequestMetrics {
  /** Begins to count. */
  readonly load: () => Promise<unknown>
}

/**
 * Returns the metrics of a server. They count from `load` or the first `read` on: a scraper takes differences, so it lacks nothing, and a
 * server that nobody scrapes loads no library for it.
 */
export function lazyMetrics(sources: MetricsSources): Metrics {
  let loading: Promise<RequestMetrics> | undefined
  let loaded: RequestMetrics | undefined
  const load = () =>
    (loading ??= import('./registry').then(({ createRegistry }) => {
      loaded = createRegistry(sources)
      return loaded
    }))
  return {
    load,
    record: (request: HandledRequest) => loaded?.record(request),
    read: async () => (await load()).read(),
  }
}
