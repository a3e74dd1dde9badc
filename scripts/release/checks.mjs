import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import semver from 'semver'
import { PlainError } from '../../platform/commands/lib/run.mjs'
import { forBuilders, newestRelease, unreleased } from './changelog.mjs'
import { branchOf, hasChangedSince, hasTag, uncommitted } from './git.mjs'

const promises = ['platform/seam.json', 'platform/upgrade']

/** Throws a PlainError with a sentence for each reason why a version cannot be released from a checkout. */
export function requireReleasable(folder, version) {
  const errors = releaseErrors({ version, ...stateOf(folder, version) })
  if (errors.length > 0) throw new PlainError(errors.join('\n'))
}

function stateOf(folder, version) {
  const read = (file) => readFileSync(join(folder, file), 'utf8')
  const present = JSON.parse(read('platform/package.json')).version
  const changelog = read('CHANGELOG.md')
  const released = newestRelease(changelog) ?? present
  return {
    present,
    released,
    branch: branchOf(folder),
    isTagged: hasTag(folder, version),
    uncommitted: uncommitted(folder),
    codemods: codemodsOf(join(folder, 'platform/upgrade')),
    changelog,
    // A version without a tag was never released: all that the seam and the codemods have is new.
    hasNewPromises: !hasTag(folder, released) || hasChangedSince(folder, released, promises),
  }
}

const codemodsOf = (folder) =>
  existsSync(folder) ? readdirSync(folder).flatMap((name) => /^(\d+\.\d+\.\d+)\.mjs$/.exec(name)?.[1] ?? []) : []

/**
 * Returns a sentence for each reason why a version cannot be released. `released` is the version of the last release, `present` that of the platform,
 * which is newer where a change asked for it; `uncommitted` are the paths with changes, `codemods` the versions that codemods lead to.
 */
function releaseErrors({
  version,
  present,
  released,
  branch,
  isTagged,
  uncommitted,
  codemods,
  changelog,
  hasNewPromises,
}) {
  if (!/^\d+\.\d+\.\d+$/.test(version) || !semver.valid(version))
    return [`"${version}" is no version such as 0.2.0: give three numbers.`]
  const others = codemods.filter((codemod) => semver.gt(codemod, released) && codemod !== version)
  const changes = unreleased(changelog)
  const isUnsaid = hasNewPromises && changes && !forBuilders(changes)
  return [
    ...(semver.gt(version, released) ? [] : [`${version} is not newer than ${released}, the last release.`]),
    ...(semver.gte(version, present) ? [] : [`${version} is older than ${present}, the version of the platform.`]),
    ...(branch === 'main' ? [] : [`Switch to the branch main: this is ${branch || 'no branch'}.`]),
    ...(isTagged ? [`There is a tag v${version} already: give another version.`] : []),
    ...(uncommitted.length > 0 ? [`Commit or stash first what is not committed: ${listed(uncommitted)}.`] : []),
    ...others.map(
      (codemod) => `platform/upgrade/${codemod}.mjs leads to ${codemod}: release that version, or rename the codemod.`,
    ),
    ...(changes ? [] : ['CHANGELOG.md has nothing under "## Unreleased": add what is new.']),
    ...(isUnsaid
      ? [
          'The seam or the codemods have changed: add the part "### For builders" under "## Unreleased" in CHANGELOG.md.',
        ]
      : []),
  ]
}

const listed = (files) =>
  files.length > 3 ? `${files.slice(0, 3).join(', ')} and ${files.length - 3} more` : files.join(', ')
