import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import semver from 'semver'
import { npm } from './npm.mjs'
import { PlainError } from '../../commands/lib/run.mjs'

/**
 * Returns the platform that is asked for, as `{ version, dependency, file }`: `to` is a version, the file of a packed platform, or nothing for the newest
 * version of the registry. `file` is there for a packed platform, `dependency`, what package.json is to say, for all others. Changes nothing.
 */
export async function wantedPlatform({ folder, dependency }, to) {
  const file = platformFile(folder, to)
  if (file) return packed(folder, file)
  if (to !== undefined && !semver.valid(to))
    throw new PlainError(`"${to}" is no version such as 0.2.0, and no file such as atrium-0.2.0.tgz.`)
  const version = await published(folder, to)
  return { version, dependency: `${/^[~^]/.exec(dependency ?? '')?.[0] ?? ''}${version}` }
}

/** Returns the path of a packed platform where `to` names one. */
export const platformFile = (folder, to) => (/\.(?:tgz|tar\.gz)$/.test(to ?? '') ? resolve(folder, to) : undefined)

async function packed(folder, file) {
  if (!existsSync(file)) throw new PlainError(`The file ${file} does not exist.`)
  const found = await npm(folder, ['pack', file, '--dry-run', '--json', '--silent']).catch(() => '')
  const [{ name, version } = {}] = found ? JSON.parse(found) : []
  if (name !== 'atrium' || !version) throw new PlainError(`The file ${file} is no packed platform.`)
  return { version, file }
}

async function published(folder, version) {
  try {
    return JSON.parse(await npm(folder, ['view', version ? `atrium@${version}` : 'atrium', 'version', '--json']))
  } catch (error) {
    if (!/\bE404\b/.test(error.output)) throw error
    throw new PlainError(
      `The registry of npm has no ${version ? `version ${version} of atrium` : 'atrium'}. Give a version that it has, or the file of a packed platform.`,
    )
  }
}
