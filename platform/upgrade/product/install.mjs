import { existsSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { changeDependency, readProduct } from './manifest.mjs'
import { npm } from './npm.mjs'
import { requireOnePlatform } from '../../commands/lib/packages/fitting.mjs'
import { PlainError } from '../../commands/lib/run.mjs'

/** Installs what package.json asks for. */
export const installPackages = (folder) => npm(folder, ['install', '--no-audit', '--no-fund'])

/**
 * Changes the dependency of a product and installs it. Returns a function that takes this back: package.json, the lock file and the packages. Where the
 * installation fails, everything is put back already.
 */
export async function installPlatform(product, { version, dependency, file }) {
  const { folder } = product
  const putBackFiles = keepFiles(['package.json', 'package-lock.json'].map((name) => join(folder, name)))
  const putBack = async () => {
    putBackFiles()
    await installPackages(folder).catch((error) => {
      throw new PlainError(
        `package.json is as it was; run "npm install" to have the packages of before. ${error.message}`,
      )
    })
  }
  changeDependency(product, dependency ?? `file:${pathFrom(folder, file)}`)
  try {
    await installPackages(folder)
  } catch (error) {
    // npm puts the packages back by itself.
    putBackFiles()
    throw error
  }
  try {
    requireOnePlatform(folder)
    const { installed } = readProduct(folder)
    if (installed !== version) throw new PlainError(`npm installed ${installed} of atrium instead of ${version}.`)
  } catch (error) {
    await putBack()
    throw error
  }
  return putBack
}

const pathFrom = (folder, file) => relative(realpathSync(folder), realpathSync(file)).replaceAll('\\', '/')

/** Returns a function that gives files their content of this moment again. */
export function keepFiles(files) {
  const kept = files.map((file) => [file, existsSync(file) ? readFileSync(file) : undefined])
  return () => {
    for (const [file, content] of kept)
      if (content) writeFileSync(file, content)
      else rmSync(file, { force: true })
  }
}
