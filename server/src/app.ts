import { Hono } from 'hono'
import { AppError } from './http/app-error'
import type { Deps, Variables } from './http/call'
import { answerFailure } from './http/failure'
import { openApi } from './http/openapi'
import { requestLog } from './http/request-log'
import { mount, type Api } from './http/resource'
import { resources } from './resources'

/** The API as a value: a fetch handler that every home runs, whatever the host and the database. */
export function createApp(deps: Deps): Api {
  const app: Api = new Hono<{ Variables: Variables }>()
  app.onError((error, context) => answerFailure(error, context, deps.log))

  app.use('/api/*', requestLog(deps))
  app.get('/api/openapi.json', (context) => context.json(openApi()))
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
