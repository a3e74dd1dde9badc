import { pictureSources } from 'atrium/contract/untrusted/picture-sources'
import { secureHeaders } from 'hono/secure-headers'
import { parseAccept } from 'hono/utils/accept'
import type { Deps } from '#server/call/call'
import { errorMessages } from '#server/call/text/messages'
import type { Api } from '#server/http/mount'
import { readBrand } from '#server/call/setting/brand'
import { readSetLanguage } from '#server/call/setting/region'
import { brandedPage, placedPage } from './branded-page'
import { builtFiles } from './built-files'
import { diskFiles } from './disk-files'

/** The component kit inserts its tokens as styles at run time, scripts come only from files. */
const policy = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: pictureSources,
  fontSrc: ["'self'", 'data:'],
  // The video player reads subtitles before it shows them.
  mediaSrc: ["'self'", 'blob:'],
  connectSrc: ["'self'"],
  // A PDF that was read by the API is shown in a frame. Its address in memory belongs to this origin, and its document has this policy.
  frameSrc: ["'self'", 'blob:'],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'self'"],
}

/**
 * The document that a framed site is shown in holds nothing but an `object`, which says whether the site could be shown. The
 * pages themselves need no objects, and have no frames but this document and files that they show.
 */
const framePolicy = (sites: string[]) => ({
  defaultSrc: ["'none'"],
  styleSrc: ["'unsafe-inline'"],
  frameSrc: sites,
  objectSrc: sites,
  baseUri: ["'none'"],
  frameAncestors: ["'self'"],
})

/** The page of the description of the API runs its own scripts alone, and calls nothing but this server. The viewer has its icons in its style sheet. */
const docsPolicy = {
  defaultSrc: ["'none'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'"],
  imgSrc: ["'self'", 'data:'],
  connectSrc: ["'self'"],
  baseUri: ["'none'"],
  formAction: ["'none'"],
  frameAncestors: ["'none'"],
}
const docsPage = /^\/api-docs\//

/** The origins of the sites that the menu shows in frames, so that a page could frame no others; `'none'` where there are none. */
async function framedSites(db: Deps['db']): Promise<string[]> {
  const entries = db.selectFrom('menus').where('frameSrc', '<>', '').select('frameSrc').distinct()
  const addresses = (await entries.execute()).filter(
    ({ frameSrc }) => /^https?:/.test(frameSrc) && URL.canParse(frameSrc),
  )
  const sites = [...new Set(addresses.map(({ frameSrc }) => new URL(frameSrc).origin))]
  return sites.length > 0 ? sites : ["'none'"]
}

const frameDocument = /^\/assets\/frame-[^/]+\.html$/

/** Files whose names change with their content. */
const fingerprinted = /^\/assets\//

/** Files of the build that are no part of the site: what begins with a dot, and compressed copies under names of their own. */
const unserved = /(?:\/|%2f)(?:\.|%2e)|\.(?:br|gz|zst|map)$/i

/** Returns the page with the brand and the language that administrators set; as it was built while the database cannot be read. */
async function withBrand(deps: Deps, html: string): Promise<string> {
  try {
    const call = { db: deps.db, deps }
    return brandedPage(html, deps.product.brand, await readBrand(call), await readSetLanguage(call))
  } catch (error) {
    deps.log('warn', 'brand not read', { error: String(error) })
    return html
  }
}

const takesHtml = (accept = '') => parseAccept(accept).some(({ type, q }) => type === 'text/html' && q > 0)

/**
 * Serves the built console: its files as they are, and its page for every other address that a browser opens. Where the API
 * does not answer because of the host that a request names, neither does the console.
 */
export function serveConsole(app: Api, folder: string, deps: Deps, basePath = ''): void {
  const { db, foreignHost } = deps
  const headersOf = (contentSecurityPolicy: Record<string, string[]>) =>
    secureHeaders({
      contentSecurityPolicy,
      xFrameOptions: 'SAMEORIGIN',
      referrerPolicy: 'strict-origin-when-cross-origin',
      strictTransportSecurity: false,
    })
  const ofPages = headersOf(policy)
  // Before anything else: a request under a foreign name does not reach the database either.
  app.use('*', async (context, next) => {
    const error = foreignHost?.(context.env)
    return error ? context.text(Object.values(errorMessages[error]).join('\n\n'), 421) : next()
  })
  const ofDocs = headersOf(docsPolicy)
  app.use(async (context, next) => {
    const { path } = context.req
    if (docsPage.test(path)) return ofDocs(context, next)
    return (frameDocument.test(path) ? headersOf(framePolicy(await framedSites(db))) : ofPages)(context, next)
  })
  app.use('*', async (context, next) => {
    await next()
    if (context.req.path.startsWith('/api/')) return
    const { path } = context.req
    const isLasting = [200, 206, 304].includes(context.res.status) && fingerprinted.test(path)
    // Its policy changes with the menu.
    if (frameDocument.test(path)) context.header('cache-control', 'no-store')
    else context.header('cache-control', isLasting ? 'public, max-age=31536000, immutable' : 'no-cache')
  })
  const built = builtFiles(folder)
  const files = diskFiles(folder)
  app.get('*', async (context, next) => {
    if (unserved.test(context.req.path)) return context.text('Not found', 404)
    if (context.req.path === '/' || context.req.path === '/index.html') return next()
    return (await built.file(context, fingerprinted.test(context.req.path))) ?? files(context, next)
  })
  app.get('*', async (context) => {
    const { path } = context.req
    // Which pages there are, the menu says. Whatever else asks, such as a probe or a script, does not ask for HTML.
    const isPage = path === '/' || path === '/index.html' || takesHtml(context.req.header('accept'))
    const wantsPage = isPage && !fingerprinted.test(path)
    if (!wantsPage) return context.text('Not found', 404)
    return (
      (await built.page(context, (html) => withBrand(deps, placedPage(html, basePath)))) ??
      context.text('The console is not built. Run npm run build.', 503)
    )
  })
}
