import { posix } from 'node:path'
import { isTest } from '../../platform/checks/boundaries/boundary-rules.mjs'

const rejectedWords = new Set(['util', 'utils', 'helper', 'helpers', 'misc', 'common', 'manager'])

/** The rejected names among files and folders, as sentences. */
export function rejectedNames(files) {
  const paths = new Set(files.flatMap((file) => [file, posix.dirname(file)]))
  return [...paths].flatMap((path) => {
    const words = posix.basename(path).split('.')[0].split('-')
    const word = words.find((part) => rejectedWords.has(part))
    return word ? [`${path}: a name with "${word}" says nothing about its content; name what it does.`] : []
  })
}

/** One thing for each module, step or page that there is, and no other order than that of the menu or of time. */
const growingFolders = /^modules$|\/migrations$|\/console\/pages\/[^/]+$/

/** Returns a sentence for each folder of more than `limit` things. A file with its style and its test is one thing; a README is none. */
export function fullFolders(files, limit = 15) {
  const folders = new Map()
  for (const file of files) {
    if (posix.basename(file) === 'README.md') continue
    let entry = file
    for (let folder = posix.dirname(file); folder !== '.'; folder = posix.dirname(folder)) {
      const name = posix.basename(entry).split('.')[0]
      folders.set(folder, (folders.get(folder) ?? new Set()).add(name))
      entry = folder
    }
  }
  return [...folders].flatMap(([folder, names]) =>
    names.size > limit && !growingFolders.test(folder)
      ? [`${folder} holds ${names.size} things, ${limit} at most: group some of them in a folder.`]
      : [],
  )
}

/**
 * Returns a sentence for each test of the platform that names a module of the product, as `forms/list` or `forms:form:add` do: it would fail
 * where the module was taken away. `texts` are `{ file, text }`.
 */
export function namedModules(texts, names) {
  if (names.length === 0) return []
  const named = new RegExp(`['"\`]/?(?:api/)?((?:${names.join('|')})[/:-][\\w/:-]*)`)
  return texts
    .filter(({ file }) => isTest(file) && !file.startsWith('modules/'))
    .flatMap(({ file, text }) => {
      const found = named.exec(text)
      return found ? [`${file} names ${found[1]}, which is of a module. Use a module that the test makes.`] : []
    })
}
