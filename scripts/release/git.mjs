import { execFileSync } from 'node:child_process'
import { PlainError } from '../../platform/commands/lib/run.mjs'

const git = (folder, ...args) =>
  execFileSync('git', ['-C', folder, ...args], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })

const succeeds = (folder, ...args) => {
  try {
    git(folder, ...args)
    return true
  } catch {
    return false
  }
}

const tagOf = (version) => `refs/tags/v${version}`

/** Returns the name of the branch that is checked out, an empty text where it is none. */
export const branchOf = (folder) => git(folder, 'branch', '--show-current').trim()

/** Whether a version has a tag. */
export const hasTag = (folder, version) => succeeds(folder, 'rev-parse', '--verify', '--quiet', tagOf(version))

/** Whether files differ from those of the tag of a version. */
export const hasChangedSince = (folder, version, paths) =>
  !succeeds(folder, 'diff', '--quiet', tagOf(version), '--', ...paths)

/** Returns the paths of files that are changed or new, without those that Git ignores. */
export const uncommitted = (folder) =>
  git(folder, 'status', '--porcelain', '-z', '--no-renames', '--untracked-files=all')
    .split('\0')
    .flatMap((line) => line.slice(3) || [])

/** Clones a repository, with the settings by which it commits and tags. */
export function cloneTo(folder, target) {
  git(folder, 'clone', '--quiet', folder, target)
  const settings = succeeds(folder, 'config', '--get-regexp', pattern)
    ? git(folder, 'config', '-z', '--get-regexp', pattern)
    : ''
  for (const setting of settings.split('\0').filter(Boolean)) {
    const [name, ...value] = setting.split('\n')
    git(target, 'config', name, value.join('\n'))
  }
}

const pattern = '^(user|commit|tag|gpg)\\.'

/** Commits all changes as a release and tags it. Throws a PlainError with what Git says where it does neither. */
export function commitRelease(folder, version) {
  orSentence(() => {
    git(folder, 'add', '--all')
    git(folder, 'commit', '--quiet', '--message', `release: ${version}`)
    git(folder, 'tag', '--annotate', `v${version}`, '--message', version)
  }, 'Git did not commit and tag the release')
}

/**
 * Takes the commit and the tag of a release over from a clone. Throws a PlainError, without having changed anything, where the branch has other
 * commits or changes by then.
 */
export function takeOver(folder, clone, version) {
  orSentence(() => {
    git(folder, 'fetch', '--quiet', '--no-tags', clone, `${tagOf(version)}:${tagOf(version)}`)
    try {
      git(folder, 'merge', '--quiet', '--ff-only', tagOf(version))
    } catch (error) {
      git(folder, 'update-ref', '-d', tagOf(version))
      throw error
    }
  }, 'The release was built, and not taken over, since something was changed meanwhile')
}

function orSentence(body, sentence) {
  try {
    body()
  } catch (error) {
    throw new PlainError(`${sentence}: ${(error.stderr || error.message).trim()}`)
  }
}
