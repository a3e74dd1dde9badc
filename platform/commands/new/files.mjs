import { existsSync, mkdirSync, readFileSync, rmSync, rmdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { format } from 'oxfmt'
import { PlainError, platformFolder, root } from '../lib/run.mjs'

const own = join(root, '.oxfmtrc.json')
/** The style of the product, else that of the platform. */
const style = JSON.parse(readFileSync(existsSync(own) ? own : join(platformFolder, 'checks/oxfmtrc.json'), 'utf8'))

/** Every text as `npm run format` would leave it, which leaves out the lock file of npm. */
async function formatted(files) {
  const entries = Object.entries(files).map(async ([file, text]) => {
    if (style.ignorePatterns.includes(file)) return [file, text]
    const { code, errors } = await format(file, text, style)
    if (errors.length > 0) throw new Error(`${file} is not valid source:\n${errors[0].message}\n${text}`)
    return [file, code]
  })
  return Object.fromEntries(await Promise.all(entries))
}

/** Returns the texts of new and of changed files as they would be written. Throws a sentence where a new one is there already. */
export async function checkedFiles({ created, changed, copied = {} }, folder = root) {
  const present = [...Object.keys(created), ...Object.keys(copied)].filter((file) => existsSync(join(folder, file)))
  if (present.length > 0) {
    throw new PlainError(
      `Nothing was written, since ${present[0]} is there already: delete it, or choose another name.`,
    )
  }
  return { fresh: await formatted(created), edited: await formatted(changed), copied }
}

/**
 * Writes new files and changed ones, by their paths from `folder`: all of them or, when one cannot be written, none. `copied` names the file of
 * this checkout that each is a copy of. Returns what was done, one line a file.
 */
export async function writeAll(changes, folder = root) {
  const { fresh, edited, copied } = await checkedFiles(changes, folder)
  const copies = Object.fromEntries(
    Object.entries(copied).map(([file, from]) => [file, readFileSync(join(root, from))]),
  )
  const undo = []
  try {
    const all = { ...fresh, ...copies, ...edited }
    for (const [file, content] of Object.entries(all)) undo.push(write(join(folder, file), content))
  } catch (error) {
    for (const step of undo.toReversed()) step()
    throw new PlainError(`Nothing was written: ${error.message}. Make the folder writable, then try again.`)
  }
  return [
    ...Object.keys({ ...fresh, ...copies }).map((file) => `new      ${file}`),
    ...Object.keys(edited).map((file) => `changed  ${file}`),
  ]
}

/** Writes one file; returns a function that undoes it. */
function write(path, content) {
  const before = existsSync(path) ? readFileSync(path, 'utf8') : undefined
  const folders = missingFolders(dirname(path))
  mkdirSync(dirname(path), { recursive: true })
  const undo = () => {
    if (before === undefined) rmSync(path, { force: true })
    else writeFileSync(path, before)
    folders.forEach((folder) => rmdirSync(folder))
  }
  try {
    writeFileSync(path, content)
  } catch (error) {
    undo()
    throw error
  }
  return undo
}

/** The folders that have to be made for a path, the deepest first. */
function missingFolders(folder) {
  return existsSync(folder) ? [] : [folder, ...missingFolders(dirname(folder))]
}
