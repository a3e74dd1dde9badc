import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import semver from 'semver'
import { plannedBy } from './codemod/planned.mjs'
import { cloneTo, requireCommitted } from './product/git.mjs'
import { changesOfEjected } from './product/ejected.mjs'
import { installPackages, installPlatform, keepFiles } from './product/install.mjs'
import { readProduct } from './product/manifest.mjs'
import { requireFittingModules, requireOnePlatform } from '../commands/lib/packages/fitting.mjs'
import { PlainError } from '../commands/lib/run.mjs'
import { platformFile, wantedPlatform } from './product/wanted.mjs'

/**
 * Brings a product to another version of the platform: changes the version in its package.json, installs it, and runs the codemods that the new version brings for the versions between.
 * Returns `{ from, to, codemods: [{ version, title, changed }], files, left: [{ file, line, sentence }] }`, where `files` are the paths that the codemods changed.
 *
 * - `folder`: the product, in a Git work tree in which everything is committed.
 * - `to`: a version, the file of a packed platform, or nothing for the newest version of the registry.
 * - `from`: the version that the code is written for, where that is not the installed one. Without `to` the installed one is the goal, and only codemods run.
 * - `codemods`: the folder upgrade/ whose codemods run, that of the installed platform by default.
 * - `dryRun`: installs into a copy of the last commit, and writes nothing.
 *
 * Throws a PlainError for what the reader has to change, and leaves the product as it was.
 */
export async function upgradeProduct({ folder, to, from, codemods, dryRun = false }) {
  const product = readProduct(folder)
  requireCommitted(folder, platformFile(folder, to))
  requireOnePlatform(folder)
  const isCodeAlone = to === undefined && from !== undefined
  if (!isCodeAlone) requirePackage(product)
  const wanted = isCodeAlone ? { version: product.installed } : await wantedPlatform(product, to)
  const versions = { from: versionIn(from ?? product.installed), to: wanted.version }
  requireNewer(versions)
  const run = { product, wanted, versions, codemods, dryRun }
  if (wanted.version === product.installed) return changeCode(run)
  requireFittingModules(folder, wanted.version)
  return dryRun ? inCopy(run) : installAndChange(run)
}

async function installAndChange(run) {
  const putBack = await installPlatform(run.product, run.wanted)
  try {
    return await changeCode(run)
  } catch (error) {
    await putBack()
    throw error
  }
}

/** Installs into a copy of the last commit and deletes it. */
async function inCopy(run) {
  const parent = realpathSync(mkdtempSync(join(tmpdir(), 'atrium-upgrade-')))
  try {
    const folder = cloneTo(run.product.folder, join(parent, 'product'))
    return await installAndChange({ ...run, product: { ...run.product, folder } })
  } finally {
    rmSync(parent, { recursive: true, force: true })
  }
}

/** Runs the codemods, and writes when all of them have ended. */
async function changeCode({ product: { folder }, versions, codemods, dryRun }) {
  const { from, to } = versions
  const none = { codemods: [], files: {}, left: [] }
  const upgrade = codemods ?? join(folder, 'node_modules/atrium/upgrade')
  const plan = from === to ? none : await plannedBy(upgrade, folder, versions)
  const copies = from === to ? none : changesOfEjected(folder, join(folder, 'node_modules/atrium'), to)
  if (!dryRun) await write(folder, { ...plan.files, ...copies.files })
  const left = [...plan.left, ...copies.left]
  return { from, to, codemods: plan.codemods, files: Object.keys(plan.files), left }
}

async function write(folder, texts) {
  const files = Object.keys(texts)
  const putBack = keepFiles(files.map((file) => join(folder, file)))
  try {
    for (const file of files) {
      if (texts[file] === null) rmSync(join(folder, file))
      else writeFileSync(join(folder, file), texts[file])
    }
    // The lock file has the dependencies of the modules of the product too.
    if (files.some((file) => /(?:^|\/)package\.json$/.test(file))) await installPackages(folder)
  } catch (error) {
    putBack()
    throw error
  }
}

function versionIn(text) {
  if (!semver.valid(text)) throw new PlainError(`"${text}" is no version such as 0.1.0.`)
  return text
}

function requireNewer({ from, to }) {
  if (semver.lt(to, from))
    throw new PlainError(
      `The product has ${from}, which is newer than ${to}. Go back with Git: the commit before the upgrade has the code for ${to}.`,
    )
}

function requirePackage({ linkedTo, section }) {
  if (linkedTo)
    throw new PlainError(
      `atrium is the folder ${linkedTo} here and no installed package: bring it over with Git, as docs/guides/upgrade-a-fork.md says.`,
    )
  if (!section) throw new PlainError('package.json does not depend on atrium. Run this in the folder of the product.')
}
