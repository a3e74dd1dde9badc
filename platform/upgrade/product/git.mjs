import { execFileSync } from 'node:child_process'
import { relative } from 'node:path'
import { PlainError } from '../../commands/lib/run.mjs'

const git = (folder, args) =>
  execFileSync('git', ['-C', folder, ...args], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    stdio: ['ignore', 'pipe', 'pipe'],
  })

/** Returns the files of a product that Git has, as paths from its folder, without links and submodules. */
export const committedFiles = (folder) =>
  git(folder, ['ls-files', '--stage', '-z'])
    .split('\0')
    .flatMap((line) => /^100\d+ [^\t]+\t(.+)$/s.exec(line)?.[1] ?? [])

/**
 * Throws unless the folder is in a Git work tree and everything in it is committed, so that each change of an upgrade can be seen and taken back. `except` is
 * the file of a platform, which may be beside the product without being committed.
 */
export function requireCommitted(folder, except) {
  let status
  try {
    status = git(folder, ['status', '--porcelain', '-z', '--no-renames', '--untracked-files=all', '--', '.'])
  } catch (error) {
    throw new PlainError(
      error.code === 'ENOENT'
        ? 'Git is not installed. An upgrade changes files, and Git shows which and takes it back.'
        : 'The product is not in a Git work tree. Run "git init", commit everything, and upgrade then: Git shows what an upgrade changes, and takes it back.',
    )
  }
  const top = git(folder, ['rev-parse', '--show-prefix']).trim()
  const kept = except && `${top}${relative(folder, except).replaceAll('\\', '/')}`
  const changed = status
    .split('\0')
    .map((line) => line.slice(3))
    .filter((file) => file && file !== kept)
  if (changed.length === 0) return
  const more = changed.length > 3 ? ` and ${changed.length - 3} more` : ''
  throw new PlainError(
    `Commit or stash first what is not committed (${changed.slice(0, 3).join(', ')}${more}): an upgrade changes only what Git can bring back.`,
  )
}

/** Copies the last commit of the repository of a product to an empty folder, and returns the folder of the product in it. */
export function cloneTo(folder, target) {
  const top = git(folder, ['rev-parse', '--show-toplevel']).trim()
  const prefix = git(folder, ['rev-parse', '--show-prefix']).trim()
  execFileSync('git', ['clone', '--quiet', top, target], { stdio: ['ignore', 'ignore', 'pipe'] })
  return `${target}/${prefix}`
}
