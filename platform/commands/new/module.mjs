import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PlainError, root } from '../lib/run.mjs'
import { titleOf, untranslated } from './fields/parse-fields.mjs'
import { moduleList } from '../lib/product-folder.mjs'
import { hasList, hasModule, importOf } from './project.mjs'
import { withEntry, withImport } from './source-edits.mjs'
import { moduleFiles } from './templates/module.mjs'
import { packageOf } from './templates/package.mjs'
import { checkModuleName } from './words/names.mjs'
import { hasWorkspaces, withWorkspace } from './workspace.mjs'

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
    untranslated: untranslated(titleOf(title, name)),
  }
}

/**
 * The files of a new module and its lines in the list of modules, none where the module is there; and which files are present. Where
 * modules are parts of a workspace it has a package.json, too, and lines in package-lock.json.
 */
export function withNewModule(name, title, isThere, folder) {
  const present = (file) => existsSync(join(folder, file))
  if (isThere) return { files: {}, present }
  const read = (file) => readFileSync(join(folder, file), 'utf8')
  const product = JSON.parse(read('package.json'))
  const manifest = hasWorkspaces(product) ? packageOf(name, product) : undefined
  const sources = {
    ...moduleFiles(name, titleOf(title, name)),
    ...(manifest && { 'package.json': JSON.stringify(manifest) }),
  }
  const files = {
    ...Object.fromEntries(Object.entries(sources).map(([file, text]) => [`modules/${name}/${file}`, text])),
    ...(hasList(folder) && { [moduleList]: withListed(name, read(moduleList)) }),
    ...(manifest && { 'package-lock.json': withWorkspace(read('package-lock.json'), `modules/${name}`, manifest) }),
  }
  return { files, present }
}

const withListed = (name, text) =>
  withEntry(moduleList, withImport(moduleList, text, importOf(name)), { name: 'contract', entry: name })
