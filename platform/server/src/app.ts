import { menus } from 'atrium/contract/system/menu'
import { Hono } from 'hono'
import { permit } from './access/permit'
import { AppError } from './call/app-error'
import type { Deps, Host } from './call/call'
import type { Product } from './call/resource'
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

/** Returns the API of a product as a value: a fetch handler that is the same in every runtime. */
export function createApp(product: Product, host: Host): Api {
  const deps: Deps = { ...host, product }
  let description: string | undefined
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
    if (!deps.demo) {
      const now = deps.now()
      const actor = await identify(context, deps, { now, isUse: false })
      // The menu administration offers every permission of every call as well.
      await permit({ db: deps.db, actor, now }, menus.list)
    }
    description ??= JSON.stringify(openApi(product, deps.basePath))
    return answerText(context, deps, description)
  })
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
