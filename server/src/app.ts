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

/** The API as a value: a fetch handler that is the same in every runtime. */
export function createApp(deps: Deps): Api {
  const app: Api = new Hono<{ Variables: Variables }>()
  app.onError((error, context) => answerFailure(error, context, deps.log))

  app.use('/api/*', requestLog(deps))
  const { isForeign } = deps
  if (isForeign) {
    app.use('/api/*', (context, next) => {
      if (isForeign(context.env)) throw new AppError('demo.foreignHost')
      return next()
    })
  }
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
