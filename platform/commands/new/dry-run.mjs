import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../lib/run.mjs'
import { checkedFiles } from './files.mjs'

/** Files whose changes nobody reads. */
const unread = new Set(['package-lock.json'])

/** Returns what `writeAll` would write: each new file whole, and of a changed one the lines that it would have more. Throws what `writeAll` would throw. */
export async function dryRun(changes, folder = root) {
  const { fresh, edited, copied } = await checkedFiles(changes, folder)
  const before = (file) => readFileSync(join(folder, file), 'utf8').split('\n')
  const added = (file, text) => {
    const present = new Set(existsSync(join(folder, file)) ? before(file) : [])
    return text.split('\n').filter((line) => line.trim() && !present.has(line))
  }
  return [
    ...Object.entries(fresh).flatMap(([file, text]) => [
      `would write   ${file}`,
      ...indented(text.trimEnd().split('\n')),
    ]),
    ...Object.keys(copied).map((file) => `would write   ${file}`),
    ...Object.entries(edited).flatMap(([file, text]) => [
      `would change  ${file}`,
      ...(unread.has(file) ? [] : indented(added(file, text), '+ ')),
    ]),
  ]
}

const indented = (lines, mark = '') => lines.map((line) => `    ${mark}${line}`.trimEnd())
