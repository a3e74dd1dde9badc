import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { ejectedFile } from '../../commands/lib/ejected.mjs'
import { filesBelow } from '../../commands/lib/files-below.mjs'
import { PlainError, isProgram, main, root } from '../../commands/lib/run.mjs'
import { seamFiles } from '../seam/files.mjs'
import { importsBesideSeam } from '../seam/module-imports.mjs'
import { brokenBoundaries, isTest } from './boundary-rules.mjs'
import { importCircles } from './import-circles.mjs'
import { readModule } from './read-module.mjs'
import { foreignWrites } from './table-writes.mjs'

/** Returns the files below a folder of the product, as paths from the product; none where it does not exist. */
export function filesIn(folder) {
  if (!existsSync(resolve(root, folder))) return []
  const files = filesBelow(resolve(root, folder)).map((file) => `${folder}/${file}`)
  // The journeys of a module belong to those of the product, which are outside of the product's code.
  return files.filter((file) => !/^modules\/[\w-]+\/e2e\/|(?:^|\/)(?:node_modules|dist)\//.test(file))
}

/** Returns those of the files that hold code of the product, with their imports. */
export const readModules = (files) =>
  files.filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts')).map((file) => readModule(file))

/**
 * Returns every rule that modules of a product break, as sentences. Where they are without those of an installed platform, its seam is read in
 * addition. `exceptions` are those of `importsBesideSeam`.
 */
export function boundaryErrors(modules, exceptions = {}) {
  const known = new Set(modules.map(({ file }) => file))
  const seam = Object.values(seamFiles).filter((file) => !known.has(file))
  const written = modules.filter(({ file }) => !isCopied(file))
  return [
    ...brokenBoundaries(modules),
    ...importCircles(modules.filter(({ file }) => !isTest(file))),
    ...foreignWrites(modules),
    ...importsBesideSeam([...written, ...readModules(seam)], seamFiles, exceptions),
  ]
}

/** Whether a file belongs to a copy of a page of the platform, which imports what that imports; an upgrade says when it has changed. */
function isCopied(file) {
  const parts = file.split('/')
  const folders = parts.map((_, index) => parts.slice(0, index).join('/')).filter((path) => path.includes('/pages/'))
  return folders.some((folder) => existsSync(resolve(root, folder, ejectedFile)))
}

if (isProgram(import.meta.url)) {
  await main(() => {
    const modules = readModules(['product', 'modules'].flatMap(filesIn))
    const errors = boundaryErrors(modules)
    if (errors.length > 0) throw new PlainError(errors.join('\n'))
    console.log(`${modules.length} files, and no import that may not be.`)
  })
}
