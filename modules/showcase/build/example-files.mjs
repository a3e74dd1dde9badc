import { readFileSync, readdirSync } from 'node:fs'
import { join, posix } from 'node:path'
import { parseSync } from 'vite'
import { resolveImport } from '../../../platform/checks/boundaries/resolve-import.mjs'
import { root } from '../../../platform/commands/lib/run.mjs'

/** The files that are read and copied as text. Any other one, such as a picture, is copied whole. */
const isText = (file, query) => /\.(?:tsx?|css|json|md|lrc)$/.test(file) && query !== '?url'

/**
 * The examples of a showcase page with all they need of its module, so that they run in the folder of another page.
 * `folder` is that of the page, from the root of the repository.
 *
 * `files` holds each file once, by its path from the root: its `name` in the folder of a page and, unless it is a picture or the
 * like, its `text`, whose imports lead to those names. `examples` holds for each example the paths of its files, its own first,
 * and what they import of the platform and of packages.
 */
export function examplesOf(folder) {
  const files = {}
  const read = (file, query) => (files[file] ??= placed(file, query, folder))
  const examples = namesIn(`${folder}/examples`)
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => [file.slice(0, -'.tsx'.length), gathered(`${folder}/examples/${file}`, read)])
  rejectClashes(files)
  return { files: withoutLinks(files), examples: Object.fromEntries(examples) }
}

const namesIn = (folder) => readdirSync(join(root, folder)).toSorted()

/** All that an example imports, directly or not. */
function gathered(example, read) {
  const found = new Map([[example, read(example)]])
  const uses = new Set()
  for (const file of found.values()) {
    for (const { specifier, targets, query } of file.links) {
      if (targets.length === 0) uses.add(specifier)
      for (const target of targets) if (!found.has(target)) found.set(target, read(target, query))
    }
  }
  const names = [...found.keys()]
  // What the example is about comes before the parts that it is made of.
  const isPart = (name) => /^modules\/\w+\/(?:parts|kit)\//.test(name)
  return {
    files: [...names.filter((name) => !isPart(name)), ...names.filter(isPart)],
    uses: [...uses].toSorted((a, b) => a.localeCompare(b)),
  }
}

/** A file with its name in the folder of a page, its text with the imports it needs there, and what it imports. */
function placed(file, query, folder) {
  const name = nameIn(folder, file)
  if (!isText(file, query)) return { name, links: [] }
  const source = readFileSync(join(root, file), 'utf8')
  if (!/\.tsx?$/.test(file)) return { name, text: source, links: [] }
  const links = linksIn(file, source)
  const text = links
    .filter(({ targets }) => targets.length > 0)
    .toSorted((a, b) => b.start - a.start)
    .reduce(
      (edited, link) => edited.slice(0, link.start) + newSpecifier(link, name, folder) + edited.slice(link.end),
      source,
    )
  return { name, text: withNewPrefixes(text, links, name, folder), links }
}

/** Files of the page keep their names; what it shares with other pages of the module gets a folder of its own. */
function nameIn(folder, file) {
  if (file.startsWith(`${folder}/`)) return file.slice(folder.length + 1)
  const [, , part, ...rest] = file.split('/')
  if (part !== 'console') return [part, ...rest].join('/')
  return (rest[0] === 'pages' ? rest.slice(-2) : rest).join('/')
}

/** Returns the imports of a source, each with the place of its specifier; `targets` are files of the same module, none for anything else. */
function linksIn(file, source) {
  const { module, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`)
  const requests = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest),
    ...module.staticExports.flatMap(({ entries }) => entries.flatMap(({ moduleRequest }) => moduleRequest ?? [])),
    ...module.dynamicImports.map(({ moduleRequest }) => moduleRequest),
  ]
  const unique = [...new Map(requests.map((request) => [request.start, request])).values()]
  const addresses = [...source.matchAll(/(?<=new URL\()'[^']+'(?=, import\.meta\.url\))/g)]
  const spans = [
    ...unique.map(({ start, end }) => ({ start: start + 1, end: end - 1 })),
    ...addresses.map(({ 0: text, index }) => ({ start: index + 1, end: index + text.length - 1 })),
  ]
  return [...spans.map((span) => linkOf(file, source, span)), ...globsIn(file, source)]
}

function linkOf(file, source, { start, end }) {
  const specifier = source.slice(start, end)
  const target = resolveImport(file, specifier)
  if (target === '') throw new Error(`${file} imports ${specifier}, which does not exist.`)
  const [, query] = /(\?.*)$/.exec(specifier) ?? []
  return { specifier, start, end, query, targets: target && isOwn(file, target) ? [target] : [] }
}

/** Returns whether an example takes a file along: files of its module, except for an engine, which is imported. */
const isOwn = (file, target) =>
  target.startsWith(`${file.split('/').slice(0, 2).join('/')}/`) && !target.includes('/engine/')

/** The files that `import.meta.glob` finds; their pattern is no specifier and has no place. */
function globsIn(file, source) {
  return [...source.matchAll(/import\.meta\.glob(?:<[^>]*>)?\(\s*'([^']+)'([^)]*)\)/g)].map(([, pattern, options]) => {
    const prefix = pattern.slice(0, pattern.indexOf('*')).replace(/[^/]*$/, '')
    const folder = posix.join(posix.dirname(file), prefix)
    const wanted = new RegExp(
      `^${posix.join(posix.dirname(file), pattern).replaceAll('.', '\\.').replaceAll('*', '[^/]*')}$`,
    )
    const targets = readdirSync(join(root, folder), { recursive: true })
      .map((name) => `${folder}${name.replaceAll('\\', '/')}`)
      .filter((name) => wanted.test(name))
    const [query] = /\?\w+/.exec(options) ?? []
    return { specifier: pattern, start: 0, end: 0, prefix, folder, query, targets: targets.toSorted() }
  })
}

function newSpecifier({ specifier, query = '', targets: [target], prefix }, name, folder) {
  if (prefix !== undefined) return ''
  const ending = /\.tsx?(?:\?|$)/.test(specifier) ? '' : /\.tsx?$/
  return `${relative(name, nameIn(folder, target)).replace(ending, '')}${query}`
}

/** The keys of what `import.meta.glob` found begin as its pattern does. */
function withNewPrefixes(text, links, name, folder) {
  const globs = links.filter(({ prefix }) => prefix !== undefined)
  return globs.reduce(
    (edited, glob) => edited.replaceAll(glob.prefix, relative(name, nameIn(folder, `${glob.folder}x`)).slice(0, -1)),
    text,
  )
}

function relative(from, to) {
  const path = posix.relative(posix.dirname(from), to)
  return path.startsWith('.') ? path : `./${path}`
}

function rejectClashes(files) {
  const taken = new Map()
  for (const [path, { name }] of Object.entries(files)) {
    if (taken.has(name)) throw new Error(`${path} and ${taken.get(name)} would both be ${name} in another page.`)
    taken.set(name, path)
  }
}

function withoutLinks(files) {
  return Object.fromEntries(Object.entries(files).map(([path, { name, text }]) => [path, { name, text }]))
}
