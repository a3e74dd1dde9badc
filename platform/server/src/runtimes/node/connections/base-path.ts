import type { IncomingMessage, ServerResponse } from 'node:http'

/** They stay at the root as well: probes and monitors ask the process itself. */
const atRoot = /^\/(?:health\/(?:live|ready)|metrics)(?:\?|$)/

/**
 * Takes the path below which everything is served off the address of a request. Returns whether the request goes on; otherwise it is answered:
 * the path without its slash leads to the one with it, and elsewhere there is nothing.
 */
export function takeBasePath(request: IncomingMessage, response: ServerResponse, basePath: string): boolean {
  const { url = '/' } = request
  if (basePath === '' || atRoot.test(url)) return true
  if (url.startsWith(`${basePath}/`)) {
    request.url = url.slice(basePath.length)
    return true
  }
  if (url === basePath || url.startsWith(`${basePath}?`)) {
    const location = `${basePath}/${url.slice(basePath.length)}`
    response.writeHead(308, { location, 'cache-control': 'no-cache' }).end()
  } else response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('Not found')
  return false
}
