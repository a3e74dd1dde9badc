import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow } from './files-below.mjs'

/** The file beside a copied page that says which page it is a copy of, and of which version: `{ page, version, files: { path: hash } }`. */
export const ejectedFile = 'ejected.json'

const pagesIn = (platform) => join(platform, 'console/src/pages')

/** Returns the files of a page of the platform, `{ path below the page: text }`, without its tests; undefined where there is no such page. */
export function filesOfPage(platform, page) {
  const folder = join(pagesIn(platform), page)
  if (!existsSync(join(folder, 'page.tsx'))) return undefined
  const paths = filesBelow(folder).filter((path) => !/\.test\.tsx?$/.test(path))
  return Object.fromEntries(paths.map((path) => [path, readFileSync(join(folder, path), 'utf8')]))
}

/** Returns the ids of the pages of the platform that can be copied: those that are in no folder of another one. */
export function ejectablePages(platform) {
  const ids = filesBelow(pagesIn(platform)).flatMap((path) => /^(.+)\/page\.tsx$/.exec(path)?.[1] ?? [])
  return ids.filter((id) => !ids.some((other) => id.startsWith(`${other}/`))).toSorted()
}

/** Returns the text of the file beside a copy of these files of a page. */
export function ejectedText(page, version, files) {
  const hashes = Object.fromEntries(Object.entries(files).map(([path, text]) => [path, hashOf(text)]))
  return `${JSON.stringify({ page, version, files: hashes }, undefined, 2)}\n`
}

/** Returns the paths of those files of a page that are not as they were when it was copied, new ones and removed ones among them. */
export function changedSince({ files: before }, files) {
  const paths = new Set([...Object.keys(before), ...Object.keys(files)])
  return [...paths].filter((path) => files[path] === undefined || before[path] !== hashOf(files[path])).toSorted()
}

/** Short, since it is compared with one other text alone. */
const hashOf = (text) => createHash('sha256').update(text).digest('hex').slice(0, 16)
