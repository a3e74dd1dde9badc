import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PlainError, root } from '../lib/run.mjs'
import { titleOf } from './fields/parse-fields.mjs'
import { hasModule, listings } from './project.mjs'
import { withEntry, withImport } from './source-edits.mjs'
import { moduleFiles } from './templates/module.mjs'
import { checkModuleName } from './words/names.mjs'

/** Returns the changes of `npm run new module name`, as `writeAll` takes them. Throws one sentence where the module cannot be made. */
export function moduleChanges(name, title, folder = root) {
  checkModuleName(name)
  if (hasModule(name, folder)) {
    throw new PlainError(
      `The module ${name} is there already: add a resource to it with "npm run new resource ${name}/NOUN".`,
    )
  }
  const { files, present } = withNewModule(name, title, false, folder)
  const entries = Object.entries(files)
  return {
    created: Object.fromEntries(entries.filter(([file]) => !present(file))),
    changed: Object.fromEntries(entries.filter(([file]) => present(file))),
  }
}

/** The files of a new module and its lines in the lists of modules, none where the module is there; and which files are present. */
export function withNewModule(name, title, isThere, folder) {
  const present = (file) => existsSync(join(folder, file))
  if (isThere) return { files: {}, present }
  const own = Object.entries(moduleFiles(name, titleOf(title, name))).map(([file, text]) => [
    `modules/${name}/${file}`,
    text,
  ])
  const lists = Object.entries(listings).map(([file, { list, importOf }]) => {
    const text = withImport(file, readFileSync(join(folder, file), 'utf8'), importOf(name))
    return [file, withEntry(file, text, { name: list, entry: name })]
  })
  return { files: Object.fromEntries([...own, ...lists]), present }
}
