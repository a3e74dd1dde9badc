import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, resolve, sep } from 'node:path'

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.mp3': 'audio/mpeg',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.weba': 'audio/webm',
  '.vtt': 'text/vtt; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
}

/**
 * Serves a folder under a path such as /demo/, as a plain static host would: no fallback for unknown files.
 * Resolves to the listening server; rejects with the system's error, such as EADDRINUSE.
 */
export function serveFolder({ folder, base, port, host = '127.0.0.1' }) {
  const server = createServer((request, response) => answer(request, response, folder, base))
  return new Promise((done, fail) => {
    server.once('error', fail)
    server.listen(port, host, () => done(server))
  })
}

function answer(request, response, folder, base) {
  if (request.method !== 'GET' && request.method !== 'HEAD') return end(response, 405)
  const path = decodedPath(request.url ?? '/')
  if (path === undefined) return end(response, 400)
  if (path === '/' || `${path}/` === base) return end(response, 302, { location: base })
  const file = path.startsWith(base) ? fileOf(folder, path.slice(base.length)) : undefined
  if (!file) return end(response, 404)
  sendFile(request, response, file)
}

function decodedPath(url) {
  try {
    return decodeURIComponent(new URL(url, 'http://localhost').pathname)
  } catch {
    return undefined
  }
}

function fileOf(folder, path) {
  // The manifest of the build lies in a folder that begins with a dot, as on most hosts such folders do that are not served.
  if (path.includes('\0') || /(?:^|\/)\./.test(path)) return undefined
  const file = resolve(folder, path === '' || path.endsWith('/') ? `${path}index.html` : path)
  if (!file.startsWith(resolve(folder) + sep)) return undefined
  return statSync(file, { throwIfNoEntry: false })?.isFile() ? file : undefined
}

function sendFile(request, response, file) {
  const brotli = /\bbr\b/.test(request.headers['accept-encoding'] ?? '') && existsSync(`${file}.br`)
  const sent = brotli ? `${file}.br` : file
  const { size } = statSync(sent)
  const part = partOf(request.headers.range, size)
  if (part && part.start > part.end) return end(response, 416, { 'content-range': `bytes */${size}` })
  response.writeHead(part ? 206 : 200, {
    'content-type': types[extname(file).toLowerCase()] ?? 'application/octet-stream',
    'content-length': part ? part.end - part.start + 1 : size,
    'cache-control': 'no-cache',
    'accept-ranges': 'bytes',
    vary: 'accept-encoding',
    ...(brotli && { 'content-encoding': 'br' }),
    ...(part && { 'content-range': `bytes ${part.start}-${part.end}/${size}` }),
  })
  if (request.method === 'HEAD') return response.end()
  createReadStream(sent, part)
    .on('error', () => response.destroy())
    .pipe(response)
}

/** The first and the last byte that are asked for; undefined for all. The first is behind the last where there are none. */
function partOf(range, size) {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? []
  if (!first && !last) return undefined
  if (!first) return { start: Math.max(0, size - Number(last)), end: size - 1 }
  return { start: Number(first), end: last ? Math.min(Number(last), size - 1) : size - 1 }
}

function end(response, status, headers = {}) {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', ...headers })
  response.end(status === 404 ? 'Not found\n' : '')
}
