import { createRequire } from 'node:module'
import { setTimeout as wait } from 'node:timers/promises'
import type { Log } from '#server/call/call'
import type { HandledRequest } from '#server/call/monitoring/monitoring'

/** The packages of OpenTelemetry, which a product installs itself where it sends traces. */
const packages = {
  api: '@opentelemetry/api',
  sdk: '@opentelemetry/sdk-trace-base',
  resources: '@opentelemetry/resources',
  exporter: '@opentelemetry/exporter-trace-otlp-http',
} as const

const install =
  'npm install @opentelemetry/api@1.9 @opentelemetry/sdk-trace-base@2 @opentelemetry/resources@2 @opentelemetry/exporter-trace-otlp-http@0.223'

type Attributes = Record<string, string | number | undefined>
interface SpanContext {
  readonly traceId: string
  readonly spanId: string
  readonly traceFlags: number
  readonly isRemote?: boolean
}
interface Span {
  spanContext(): SpanContext
  setStatus(status: { code: number }): void
  end(time: number): void
}

// The parts that are used here. The packages are not there for the compiler either.
interface Api {
  readonly ROOT_CONTEXT: object
  readonly SpanKind: { readonly SERVER: number }
  readonly SpanStatusCode: { readonly ERROR: number }
  readonly trace: { setSpanContext(context: object, span: SpanContext): object }
}
interface Tracer {
  startSpan(name: string, options: { kind: number; startTime: number; attributes: Attributes }, context: object): Span
}
interface Provider {
  getTracer(name: string): Tracer
  shutdown(): Promise<void>
}
interface Sdk {
  readonly BasicTracerProvider: new (options: object) => Provider
  readonly BatchSpanProcessor: new (exporter: object) => object
}
interface Resource {
  merge(other: Resource): Resource
}
interface Resources {
  defaultResource(): Resource
  resourceFromAttributes(attributes: Attributes): Resource
  detectResources(options: { detectors: readonly unknown[] }): Resource
  readonly envDetector: unknown
}
interface Exporter {
  readonly OTLPTraceExporter: new () => object
}

/** How long the last spans may take to be sent. */
const closeMillis = 1000

/** Sends a span for each call of the API. */
export interface Tracing {
  /** Returns the id of the trace that the span of a call is in. */
  readonly record: (request: HandledRequest) => string
  /** Sends what is left, within a second. */
  readonly close: () => Promise<void>
}

type Environment = Readonly<Record<string, string | undefined>>

/**
 * Returns what sends spans to the collector that `OTEL_EXPORTER_OTLP_ENDPOINT` names, undefined without it. Where the packages for it are
 * not installed, the log says how to install them, and the server goes on: traces are no reason for it to be missing. `from` is the file
 * beside whose `node_modules` they are looked for.
 */
export function openTracing(
  environment: Environment,
  service: string,
  log: Log,
  from: string = import.meta.url,
): Tracing | undefined {
  const { OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT, OTEL_SDK_DISABLED } = environment
  const endpoint = OTEL_EXPORTER_OTLP_TRACES_ENDPOINT || OTEL_EXPORTER_OTLP_ENDPOINT
  if (!endpoint || OTEL_SDK_DISABLED?.toLowerCase() === 'true') return undefined
  const load = createRequire(from)
  try {
    const api = load(packages.api) as Api
    const sdk = load(packages.sdk) as Sdk
    const exporter = load(packages.exporter) as Exporter
    return createTracing(api, startProvider(sdk, exporter, load(packages.resources) as Resources, service))
  } catch (error) {
    log('warn', 'no traces are sent', {
      error: (error as Error).message.split('\n')[0],
      advice: `OTEL_EXPORTER_OTLP_ENDPOINT needs packages that the server does not bring. Run "${install}" and start again.`,
    })
    return undefined
  }
}

function startProvider(sdk: Sdk, { OTLPTraceExporter }: Exporter, resources: Resources, service: string): Provider {
  // OTEL_SERVICE_NAME and OTEL_RESOURCE_ATTRIBUTES come last, and count.
  const resource = resources
    .defaultResource()
    .merge(resources.resourceFromAttributes({ 'service.name': service }))
    .merge(resources.detectResources({ detectors: [resources.envDetector] }))
  const spanProcessors = [new sdk.BatchSpanProcessor(new OTLPTraceExporter())]
  return new sdk.BasicTracerProvider({ resource, spanProcessors })
}

function createTracing({ ROOT_CONTEXT, SpanKind, SpanStatusCode, trace }: Api, provider: Provider): Tracing {
  const tracer = provider.getTracer('http')
  return {
    record({ parent, method, route, path, status, millis, address, error, userId, requestId }) {
      const end = Date.now()
      const context = parent
        ? trace.setSpanContext(ROOT_CONTEXT, {
            traceId: parent.traceId,
            spanId: parent.spanId,
            traceFlags: parent.isSampled ? 1 : 0,
            isRemote: true,
          })
        : ROOT_CONTEXT
      const attributes: Attributes = {
        'http.request.method': method,
        'http.response.status_code': status,
        'http.route': route,
        'url.path': path,
        'client.address': address,
        'error.type': error,
        'user.id': userId === undefined ? undefined : String(userId),
        'request.id': requestId,
      }
      const name = route === undefined ? method : `${method} ${route}`
      const span = tracer.startSpan(name, { kind: SpanKind.SERVER, startTime: end - millis, attributes }, context)
      if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end(end)
      return span.spanContext().traceId
    },
    // A collector that is gone is tried again for longer than a stop may take, and the database closes after this.
    close: () => Promise.race([provider.shutdown(), wait(closeMillis)]),
  }
}
