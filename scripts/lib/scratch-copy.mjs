import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { root } from './run.mjs'

/**
 * Copies the files of the checkout, new ones that Git does not ignore included, to an empty folder. Packages are linked;
 * those of the workspace lead to the copy.
 */
export function copyCheckout(folder, from = root) {
  const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: from })
  for (const file of list.toString().split('\0')) {
    // A file that was deleted but is still in the index.
    if (file === '' || !existsSync(join(from, file))) continue
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    copyFileSync(join(from, file), join(folder, file))
  }
  const modules = ['.', ...readdirSync(from)].filter((name) => existsSync(join(from, name, 'node_modules')))
  for (const name of modules) linkPackages(join(from, name, 'node_modules'), join(folder, name, 'node_modules'), folder)
}

const isOwn = '@atrium'

function linkPackages(from, to, folder) {
  mkdirSync(to, { recursive: true })
  for (const name of readdirSync(from)) {
    // Caches are of one checkout.
    if (name === '.vite' || name === '.cache' || name === '.vitest') continue
    if (name !== isOwn) {
      symlinkSync(resolve(from, name), join(to, name))
      continue
    }
    mkdirSync(join(to, isOwn))
    for (const own of readdirSync(join(from, isOwn))) symlinkSync(join(folder, own), join(to, isOwn, own))
  }
}
