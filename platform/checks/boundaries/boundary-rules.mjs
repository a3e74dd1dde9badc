import { isBuiltin } from 'node:module'
import { posix } from 'node:path'

/** Packages that make an application of components: routes, requests, state, schemas. */
const applicationPackage = /^(react-router|@tanstack|i18next|zustand|zod)(\/|$)/
const testFile = /\.test\.tsx?$|^tests\/|^platform\/testing\/|^modules\/\w+\/(server|console|parts)\/test\//

/** The parts of a module, and where its own files belong that are in none: data for all sides. */
const moduleFile = /^modules\/([^/]+)\/(?:(contract|server|console|examples|parts|kit|engine\/\w+|build)(?:\/|\.ts$))?/
/** Folders of a module that are like a part of the platform of another name. */
const moduleParts = {
  examples: 'console',
  parts: 'ui',
  kit: 'console',
  'engine/schema': 'contract',
  'engine/view': 'ui',
  'engine/console': 'console',
}

/** The type of what a module adds to the build. */
const moduleBuild = 'platform/build/module-build.ts'

/** The one place that has the version of the platform. */
const platformManifest = 'platform/package.json'

/** Folders of the server that a module may import. */
const moduleLayers = ['index.ts', 'db', 'call', 'credentials', 'sheet', 'access', 'audit', 'services', 'crud']

function partOf(file) {
  if (file === moduleBuild || /^platform\/testing\/[^/]+$/.test(file)) return 'build'
  const [, , part] = moduleFile.exec(file) ?? []
  return file.startsWith('modules/')
    ? (moduleParts[part] ?? part ?? 'contract')
    : file
        .replace(/^(platform\/testing\/every-product|platform\/testing|platform|tests)\//, '')
        .replace(/^resilience\//, 'server/')
        .split('/')[0]
}

const moduleOf = (file) => moduleFile.exec(file)?.[1]

/**
 * Every rule the import graph breaks, as sentences.
 * A module is `{ file, imports: [{ specifier, target, names }] }`: `file` and `target` are paths from the root
 * (`target` is undefined for a package from the registry), `names` holds the imported names.
 */
export function brokenBoundaries(modules) {
  if (modules.length === 0) return ['No module was found to check: the check looks in the wrong place.']
  const files = modules.map(({ file }) => file)
  return modules.flatMap(({ file, imports }) =>
    imports.flatMap((imported) => {
      const reason = error(file, imported, files)
      return reason ? [`${file} imports ${imported.specifier}: ${reason}`] : []
    }),
  )
}

function error(file, imported, files) {
  const { specifier, target, names } = imported
  if (specifier === 'zod' && names.some((name) => name === 'z' || name === 'default')) {
    return "write import * as z from 'zod', the named z pulls in the whole library."
  }
  if (target === undefined) return packageError(file, specifier)
  if (target === '') return 'the file it names does not exist.'
  return folderError(file, target, files)
}

function packageError(file, specifier) {
  const part = partOf(file)
  if (part === 'contract' && specifier !== 'zod' && !(isTest(file) && specifier === 'vitest')) {
    return 'contract depends on zod only.'
  }
  if (isTest(file)) return undefined
  if (part === 'ui' && !isBuiltin(specifier) && applicationPackage.test(specifier)) {
    return 'ui has no resource, route, permission or request: take what it needs as props.'
  }
  if (part === 'server' && /^react(-dom)?(\/|$)/.test(specifier)) return 'the server draws nothing.'
  if (!isBuiltin(specifier)) return undefined
  if (part === 'ui' || part === 'console') return 'it runs in a browser, which has no Node.'
  const mayUseNode = isNodeHost(file) || file.startsWith('platform/server/src/db/engines/')
  return part !== 'server' || mayUseNode
    ? undefined
    : 'only platform/server/src/runtimes/node and db/engines may use Node.'
}

const neighbours = {
  entries: new Set(['entries', 'product', 'contract', 'server', 'console']),
  product: new Set(['product', 'contract', 'server', 'console', 'ui']),
  build: new Set(['build', 'commands', 'contract']),
  commands: new Set(['commands']),
  contract: new Set(['contract']),
  ui: new Set(['ui']),
  server: new Set(['server', 'contract']),
  console: new Set(['console', 'ui', 'contract']),
}

function folderError(file, target, files) {
  const from = partOf(file)
  const to = partOf(target)
  const reason = moduleError(file, target)
  if (reason) return reason
  if (target === platformManifest && from === 'server' && !moduleOf(file)) return undefined
  if (to === 'entries' && from !== 'entries')
    return isTest(file) ? undefined : 'entries/ starts a runtime: nothing imports it.'
  if (to === 'product' && from !== 'product' && from !== 'entries') return isTest(file) ? undefined : productReason
  if (to === 'build' && isTest(file)) return undefined
  if (from === 'console' && to === 'server') {
    return isTest(file) ? undefined : 'only tests of the console may import server.'
  }
  if (!neighbours[from].has(to) && !(from === 'ui' && isFormSchema(target))) return `${from} may not import ${to}.`
  if (from === 'product' || from === 'entries') return undefined
  if (target.startsWith('platform/server/src/runtimes/node/') && !isNodeHost(file) && !isTest(file)) {
    return 'platform/server/src/runtimes/node belongs to the Node server alone: the API also runs in a browser.'
  }
  if (file.startsWith('modules/') || target.startsWith('modules/')) return undefined
  if (from === 'server' && to === 'server') return layerError(file, target)
  return from === 'console' && to === 'console' ? areaError(file, target, files) : undefined
}

const productReason =
  'product/ is what a product is made of, and entries/ alone starts with it: take it as an argument.'

/** Files about a form as data: its types and how its values are worked out. Its zod schema stays out of ui. */
const isFormSchema = (target) => /^modules\/forms\/engine\/schema\/(?:kinds\/)?[^/]+(?<!\.schema)\.ts$/.test(target)

function moduleError(file, target) {
  const [own, other] = [moduleOf(file), moduleOf(target)]
  if (other && other !== own && file !== 'product/contract.ts') {
    return own
      ? 'a module may not import another module.'
      : 'modules are imported in product/contract.ts alone; platform/entries finds their other parts.'
  }
  if (!own || isTest(file)) return undefined
  if (isTest(target)) return 'what runs in production may not import what is only there for tests.'
  if (other) return undefined
  const [, , , layer] = target.split('/')
  if (target.startsWith('platform/server/') && !moduleLayers.includes(layer)) {
    return `of the server a module imports ${moduleLayers.join(', ')} alone.`
  }
  if (/^platform\/server\/src\/services\/.*-(install|seed|rows|account)\.ts$/.test(target)) {
    return 'it writes without a row in the operation log, for the platform alone.'
  }
  if (target.startsWith('platform/build/'))
    return target === moduleBuild ? undefined : 'of the build a module imports ModuleBuild alone.'
  return target.startsWith('platform/console/') && !['seam', 'shared'].includes(areaOf(target))
    ? 'of the console a module imports its seam and console/shared alone.'
    : undefined
}

/** The folders of `platform/server/src`, lowest first; folders of one line do not import each other in both directions. */
const layers = [
  ['db'],
  ['call'],
  ['credentials', 'sheet'],
  ['access'],
  ['audit'],
  ['services'],
  ['crud'],
  ['resources', 'http'],
  ['install', 'repair', 'app.ts', 'index.ts'],
  ['runtimes'],
]

function layerError(file, target) {
  if (isTest(file)) return undefined
  const [from, to] = [file, target].map((path) => path.split('/')[3])
  const levelOf = (part) => layers.findIndex((parts) => parts.includes(part))
  for (const part of [from, to])
    if (levelOf(part) < 0) return `platform/server/src/${part} has no place among the layers.`
  if (levelOf(from) < levelOf(to)) return `platform/server/src/${from} is below platform/server/src/${to}.`
  const isDomain = from === 'resources' && to === 'http'
  return isDomain ? 'resources get a call without HTTP: import from platform/server/src/call.' : undefined
}

function areaError(file, target, files) {
  if (isTest(file)) return undefined
  if (isTest(target)) return 'what runs in production may not import what is only there for tests.'
  const from = areaOf(file)
  const to = areaOf(target)
  if (from === 'shared' && ['shell', 'pages', 'app'].includes(to)) return `console/shared may not import ${to}.`
  if (from === 'shell' && to === 'pages') return 'the shell imports no page: pages come through the glob in app.'
  if (from === 'shell' && to === 'app') return 'the shell may not import the app around it.'
  if (from !== 'pages') return undefined
  if (to === 'shell' || to === 'app') return `a page may not import ${to}.`
  if (to !== 'pages') return undefined
  return pageOf(file, files) === pageOf(target, files) ? undefined : 'a page may not import another page.'
}

function areaOf(file) {
  return /^platform\/console\/src\/(app|shell|shared|pages|seam)\//.exec(file)?.[1] ?? ''
}

// A page is the outermost folder above with a page.tsx, so that the page of one record is part of that of their list; without one, the file's
// own folder counts.
function pageOf(file, files) {
  let page = posix.dirname(file)
  for (let folder = page; folder !== 'platform/console/src/pages' && folder !== '.'; folder = posix.dirname(folder))
    if (files.includes(`${folder}/page.tsx`)) page = folder
  return page
}

function isNodeHost(file) {
  return file.startsWith('platform/server/src/runtimes/node/')
}

/** Whether a file is there for tests alone. */
export function isTest(file) {
  return testFile.test(file)
}
