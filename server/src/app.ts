import { Hono } from 'hono'
import { AppError } from './call/app-error'
import type { Deps } from './call/call'
import type { Variables } from '#server/http/context'
import { answerFailure } from './http/failure/answer'
import { answerText } from './http/json'
import { openApi } from './http/openapi/document'
import { requestLog } from './http/request-log'
import { mount, type Api } from '#server/http/mount'
import { activeResources } from './install/modules'

/**
 * Nothing of the API is a page: none of it may be shown in a frame, load anything, or send its address to another site. Only the
 * host has the information whether it is reached over TLS.
 */
const answerHeaders = Object.entries({
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
})

/** The API as a value: a fetch handler that is the same in every runtime. */
export function createApp(deps: Deps): Api {
  const app: Api = new Hono<{ Variables: Variables }>()
  app.onError((error, context) => answerFailure(error, context, deps.log))

  app.use('/api/*', requestLog(deps))
  app.use('/api/*', (context, next) => {
    // Before the answer is made: a header that is added to it later makes the runtime build it a second time.
    for (const [name, value] of answerHeaders) context.header(name, value)
    return next()
  })
  app.use('/api/*', (context, next) => {
    if (deps.isForeign?.(context.env)) throw new AppError('demo.foreignHost')
    return next()
  })
  app.get('/api/openapi.json', (context) => answerText(context, deps, JSON.stringify(openApi())))
  const resources = activeResources(deps.modules)
  for (const resource of resources) mount(app, deps, resource)

  const paths = new Set(resources.flatMap(({ calls }) => calls.map(([{ path }]) => path)))
  for (const path of paths) {
    app.all(path, () => {
      throw new AppError('request.wrongMethod')
    })
  }
  app.all('/api/*', () => {
    throw new AppError('request.notFound')
  })
  return app
}
