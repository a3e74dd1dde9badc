import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { PlainError, run } from '../../platform/commands/lib/run.mjs'
import { archive } from './archive.mjs'

/**
 * Writes the files of a release to `target`: a bundle for each of `platforms` with its bill of materials, the static demo, and the packed platform. All are built from the
 * checkout `clone` by its own commands. Throws a PlainError with their output where one fails.
 */
export async function buildArtefacts(clone, target, { version, platforms }) {
  const time = timeOfSources(clone)
  const place = join(clone, 'release')
  mkdirSync(place)
  const pack = (name) => archive(join(place, name), join(target, `${name}.tar.gz`), time)
  for (const platform of platforms) {
    const name = `atrium-${version}-${platform}`
    await program(clone, ['platform/commands/atrium.mjs', 'bundle', join(place, name), '--platform', platform])
    cpSync(join(place, name, 'sbom.cdx.json'), join(target, `${name}.cdx.json`))
    await pack(name)
  }
  await program(clone, ['platform/commands/atrium.mjs', 'build', 'demo'])
  const demo = `atrium-${version}-demo`
  renameSync(join(clone, 'dist/demo'), join(place, demo))
  await pack(demo)
  await program(clone, ['scripts/pack.mjs', target])
}

/** Returns the time of the commit that is released. That of a file has to differ between releases: hosts compare it to send a page again. */
const timeOfSources = (clone) =>
  Number(execFileSync('git', ['-C', clone, 'show', '--no-patch', '--format=%ct', 'HEAD~1'], { encoding: 'utf8' }))

async function program(cwd, args) {
  const { code, output } = await run(process.execPath, args, { cwd, capture: true })
  if (code !== 0) throw new PlainError(`${output.trim()}\n"node ${args.join(' ')}" ended with an error.`)
}
