import { Hono } from 'hono'
import { endpoints } from '@atrium/contract'
import { megabyte } from '@atrium/contract/endpoint'
import { bodyLimit } from 'hono/body-limit'
import { AppError } from './http/app-error'
import type { Deps, Variables } from './http/call'
import { answerFailure } from './http/failure'
import { openApi } from './http/openapi'
import { requestLog } from './http/request-log'
import { mount, type Api } from './http/resource'
import { resources } from './resources'

const limitTo = (maxSize: number) =>
  bodyLimit({
    maxSize,
    onError: () => {
      throw new AppError('request.tooLarge', { values: { n: maxSize / megabyte } })
    },
  })

const ordinaryLimit = limitTo(megabyte)
const largerLimits = new Map(
  endpoints.flatMap(([, { path, maxBody }]) =>
    maxBody > megabyte ? [[path as string, limitTo(maxBody)] as const] : [],
  ),
)

/** The API as a value: a fetch handler that every home runs, whatever the host and the database. */
export function createApp(deps: Deps): Api {
  const app: Api = new Hono<{ Variables: Variables }>()
  app.onError((error, context) => answerFailure(error, context, deps.log))

  app.use('/api/*', requestLog(deps))
  app.use('/api/*', (context, next) => (largerLimits.get(context.req.path) ?? ordinaryLimit)(context, next))
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
