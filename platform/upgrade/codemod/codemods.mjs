import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import semver from 'semver'

/** Returns all codemods of a folder, the oldest first. Each is the default export of `VERSION.mjs`. */
export async function codemodsIn(folder) {
  const versions = readdirSync(folder).flatMap((name) => /^(\d+\.\d+\.\d+)\.mjs$/.exec(name)?.[1] ?? [])
  return Promise.all(
    versions.toSorted(semver.compare).map(async (version) => {
      const { default: codemod } = await import(pathToFileURL(join(folder, `${version}.mjs`)).href)
      return codemod
    }),
  )
}

/** Returns those that lead from one version to another one. A release candidate has the codemods of its release. */
export function codemodsBetween(codemods, from, to) {
  const goal = semver.coerce(to)
  return codemods.filter(({ version }) => semver.gt(version, from) && semver.lte(version, goal))
}
