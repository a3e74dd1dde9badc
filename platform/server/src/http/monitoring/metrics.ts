import type { Monitoring } from '#server/call/monitoring/monitoring'
import type { Api } from '../mount'
import { answerHeaders } from './request-log'

/** Mounts `/metrics`. For everybody who may not read them it is an address without anything, as any other. */
export function mountMetrics(app: Api, { mayRead, metrics }: Monitoring): void {
  app.get('/metrics', async (context, next) => {
    if (!mayRead(context.env, context.req.header('authorization'))) return next()
    const { contentType, text } = await metrics()
    return new Response(text, { headers: { ...answerHeaders, 'content-type': contentType } })
  })
}
