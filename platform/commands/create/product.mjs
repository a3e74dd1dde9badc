import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { filesBelow } from '../lib/files-below.mjs'
import { PlainError } from '../lib/run.mjs'
import { writeAll } from '../new/files.mjs'
import { moduleChanges } from '../new/module.mjs'
import { readContract } from '../new/project.mjs'
import { resourceChanges } from '../new/resource.mjs'
import { ignored, productFiles } from './templates.mjs'

/**
 * Writes a product into an empty folder, all of it or nothing, and returns `{ files, untranslated }`: their paths, and the names without a Chinese side. `own` is the folder of this
 * platform, whose contract says what a list of the first module may refer to.
 */
export async function createProduct({ folder, platform, path, title, fields, ...answers }, own) {
  const place = placeBeside(folder)
  try {
    const dependency = platform ? `file:${basename(platform)}` : versionOf(own)
    await writeAll({ created: productFiles({ ...answers, path, dependency }), changed: {} }, place)
    writeFileSync(join(place, '.gitignore'), ignored)
    if (platform) copyFileSync(platform, join(place, basename(platform)))
    const untranslated = path ? await writeModule({ path, title, fields }, place, own) : []
    const files = filesBelow(place)
    for (const name of readdirSync(place)) {
      mkdirSync(folder, { recursive: true })
      renameSync(join(place, name), join(folder, name))
    }
    return { files, untranslated }
  } finally {
    rmSync(place, { recursive: true, force: true })
  }
}

async function writeModule({ path, title, fields }, place, own) {
  const [module] = path.split('/')
  const packages = join(place, 'node_modules')
  mkdirSync(packages)
  // The contract of the product is read to plan its first list, before anything is installed.
  symlinkSync(own, join(packages, 'atrium'), 'junction')
  try {
    const first = moduleChanges(module, undefined, place)
    await writeAll(first, place)
    const second = resourceChanges({ id: path, title, fields }, await readContract(place), place)
    await writeAll(second, place)
    return [...first.untranslated, ...second.untranslated]
  } finally {
    rmSync(packages, { recursive: true })
  }
}

/** Makes the folder that the product is written into before it has its place. */
function placeBeside(folder) {
  try {
    mkdirSync(dirname(folder), { recursive: true })
    return mkdtempSync(join(dirname(folder), '.atrium-create-'))
  } catch (error) {
    throw new PlainError(`Nothing was written: ${error.message}. Choose a folder that you may write to.`)
  }
}

const versionOf = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).version
