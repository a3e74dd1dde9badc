import { resolve } from 'node:path'
import { platformName, findPlatform } from '../platform/commands/lib/bundle/platform.mjs'
import { ensureInstalled } from '../platform/commands/install.mjs'
import { readOptions } from '../platform/commands/lib/options.mjs'
import { PlainError, main, root } from '../platform/commands/lib/run.mjs'
import { buildArtefacts } from './release/artefacts.mjs'
import { copyPackages } from './lib/scratch-copy.mjs'
import { freeze } from './release/freeze.mjs'
import { release } from './release/release.mjs'

const usage = `Builds a release, and commits and tags it: npm run release -- VERSION [--dry-run] [--platform linux-x64-musl]
  VERSION         three numbers, such as 0.2.0
  --dry-run       writes the files of the release, and neither commits nor tags
  --platform      a system that the bundle is for; may be given several times, this one without it`

const options = {
  help: { type: 'boolean' },
  'dry-run': { type: 'boolean', default: false },
  platform: { type: 'string', multiple: true, default: [] },
}

await main(async () => {
  const { values, positionals } = readOptions(process.argv.slice(2), options, usage)
  if (values.help) return console.log(usage)
  if (positionals.length !== 1) throw new PlainError(usage)
  const [version] = positionals
  const platforms = (values.platform.length > 0 ? values.platform : [undefined]).map(findPlatform).map(platformName)
  const dryRun = values['dry-run']
  const steps = {
    async prepare(clone) {
      await ensureInstalled()
      copyPackages(clone)
    },
    freeze,
    build: (clone, folder) => buildArtefacts(clone, folder, { version, platforms }),
  }
  await release({ folder: root, version, day: new Date().toISOString().slice(0, 10), dryRun, steps })
  const place = resolve(root, 'release', version)
  console.log(dryRun ? `The files are in ${place}. Nothing was committed.` : nextSteps(version, place))
})

function nextSteps(version, place) {
  return `Committed and tagged v${version}. What is left to be done by hand:
  git push --follow-tags
  upload the files of ${place} to the release of the forge, with NOTES.md as its text
  npm publish ${resolve(place, `atrium-${version}.tgz`)}
  node scripts/upgraded.mjs --keep-new, and commit the product that the next upgrade is tried on`
}
