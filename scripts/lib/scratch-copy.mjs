import { execFileSync } from 'node:child_process'
import { copyFileSync, cpSync, existsSync, linkSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../../platform/commands/lib/run.mjs'
import { foundTypes } from '../../platform/checks/type-options.mjs'

/**
 * Copies the files of a checkout, new ones that Git does not ignore included, to an empty folder, and its packages with them.
 * Those are hard links where the file system allows it: Vite serves no file from outside of the folder.
 */
export function copyCheckout(folder, from = root) {
  const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: from })
  for (const file of list.toString().split('\0')) {
    // A file that was deleted but is still in the index.
    if (file === '' || !existsSync(join(from, file))) continue
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    copyFileSync(join(from, file), join(folder, file))
  }
  copyPackages(folder, from)
}

/** Copies the packages of a checkout into a copy of it. They are hard links where the file system allows it. */
export function copyPackages(folder, from = root) {
  // Not linked: tsc writes it in place.
  if (existsSync(join(from, foundTypes))) cpSync(join(from, foundTypes), join(folder, foundTypes))
  const parts = readdirSync(join(from, 'modules')).map((name) => join('modules', name))
  for (const name of ['.', ...readdirSync(from), ...parts]) {
    const packages = join(name, 'node_modules')
    if (existsSync(join(from, packages))) linkFolder(join(from, packages), join(folder, packages))
  }
}

/**
 * Copies the sources of parts of the checkout to an empty folder, with links to all packages but our own, which are those of the copy.
 * Enough for builds, and made at once.
 */
export function copySources(folder, names) {
  for (const name of names) {
    const isSource = (path) => !/[\\/](node_modules|dist)$/.test(path)
    cpSync(join(root, name), join(folder, name), { recursive: true, filter: isSource })
  }
  const packages = join(folder, 'node_modules')
  mkdirSync(packages, { recursive: true })
  for (const name of readdirSync(join(root, 'node_modules'))) {
    const target = name === 'atrium' ? join(folder, 'platform') : join(root, 'node_modules', name)
    symlinkSync(target, join(packages, name), 'junction')
  }
}

function linkFolder(from, to) {
  mkdirSync(to)
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) linkFolder(source, target)
    // A link to a part of the workspace is relative, and leads to that part of the copy.
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target)
    // npm writes this one in place, in the copy too: a link would change it here.
    else if (entry.name === '.package-lock.json') copyFileSync(source, target)
    else linkFile(source, target)
  }
}

function linkFile(source, target) {
  try {
    linkSync(source, target)
  } catch {
    // Another file system, or one without hard links.
    copyFileSync(source, target)
  }
}
