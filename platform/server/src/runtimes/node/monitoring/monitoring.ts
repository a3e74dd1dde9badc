import type { Monitoring } from '#server/call/monitoring/monitoring'
import { metricsAccess } from './access'
import { lazyMetrics } from './metrics'
import type { MetricsSources } from './registry'
import type { Tracing } from './tracing'

interface Sources extends MetricsSources {
  readonly token: string | undefined
  readonly tracing: Tracing | undefined
}

/** Returns the metrics and traces of a server. With a token for the metrics, they count from the start. */
export async function createMonitoring({ token, tracing, ...sources }: Sources): Promise<Monitoring> {
  const metrics = lazyMetrics(sources)
  if (token !== undefined) await metrics.load()
  return {
    onHandled(request) {
      metrics.record(request)
      return tracing?.record(request)
    },
    mayRead: metricsAccess(token),
    metrics: metrics.read,
  }
}
