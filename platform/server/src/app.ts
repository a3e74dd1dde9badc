import { endpoint } from 'atrium/contract/endpoint'
import { Hono } from 'hono'
import { permit } from './access/permit'
import { AppError } from './call/app-error'
import type { Deps, Host } from './call/call'
import type { Product } from './call/resource'
import { readPlatformSettings } from './call/setting/platform-settings'
import type { Variables } from '#server/http/context'
import { errorResponse } from './http/error/response'
import { answerText } from './http/json'
import { openApi } from './http/openapi/document'
import { mountHealth } from './http/monitoring/health'
import { mountMetrics } from './http/monitoring/metrics'
import { identify } from './http/caller/identify'
import { requestLog } from './http/monitoring/request-log'
import { createSending, mount, type Api } from '#server/http/mount'
import { activeResources } from './install/modules'

/** The description of the API as a call: for people who are signed in, and API tokens. */
const description = endpoint('GET /api/openapi.json', {
  access: 'signedIn',
  byToken: true,
  summary: 'Describe the API',
})

/** Returns the API of a product as a value: a fetch handler that is the same in every runtime. */
export function createApp(product: Product, host: Host): Api {
  const deps: Deps = { ...host, product }
  let described: string | undefined
  const app: Api = new Hono<{ Variables: Variables }>()
  app.onError((error, context) => errorResponse(error, context, deps))

  if (deps.health) mountHealth(app, deps.health, deps.monitoring)
  if (deps.monitoring) mountMetrics(app, deps.monitoring)
  app.use('/api/*', requestLog(deps))
  app.use('/api/*', (context, next) => {
    const error = deps.foreignHost?.(context.env)
    if (error) throw new AppError(error)
    return next()
  })
  app.get('/api/openapi.json', async (context) => {
    if (!deps.demo && (await readPlatformSettings({ db: deps.db, deps })).apiDocs !== 'public') {
      const now = deps.now()
      const actor = await identify(context, deps, { now, isUse: false })
      await permit({ db: deps.db, actor, now }, description)
    }
    described ??= JSON.stringify(openApi(product, deps.basePath))
    return answerText(context, deps, described)
  })
  // The page is a file of the console, which a browser opens without a session: it asks for the description itself.
  app.get('/api/docs', (context) => context.redirect(`${deps.basePath ?? ''}/api-docs/index.html`))
  const resources = activeResources(product, deps.modules)
  const sending = createSending(deps)
  for (const resource of resources) mount(app, deps, resource, sending)

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
