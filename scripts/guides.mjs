import { mkdtempSync, readFileSync, readdirSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBuilt } from '../platform/commands/build.mjs'
import { checkTogether } from './guides/check-together.mjs'
import { borrowed } from './guides/borrowed.mjs'
import { followGuide } from './guides/follow.mjs'
import { changesPlatform, changesSources, stepsOf } from './guides/parse.mjs'
import { commitAll, makePlace, makeUpstream, usesUpstream } from './guides/place.mjs'
import { isProgram, main, root, since } from '../platform/commands/lib/run.mjs'

/**
 * Follows each guide of docs/guides in a copy of the checkout, then checks and tests what they made together. Returns a result as the steps of the
 * check have it. `only` names guides; `keep` leaves the copies for a look.
 */
export async function checkGuides({ only = [], keep = false } = {}) {
  const guides = readGuides(only)
  await ensureBuilt('app')
  await ensureBuilt('demo')
  // On some systems the temporary folder is a link, which Vite would follow.
  const parent = mkdtempSync(join(realpathSync(tmpdir()), 'atrium-guides-'))
  try {
    const [reading, writing] = [false, true].map((change) =>
      guides.filter(({ steps }) => changesSources(steps) === change),
    )
    // An edit of the platform, such as its name, comes last: the other guides show it as it is.
    const inOrder = writing.toSorted((a, b) => Number(changesPlatform(a.steps)) - Number(changesPlatform(b.steps)))
    // A guide that changes sources makes the build stale, so such guides have a copy of their own. The two kinds run at the same time.
    const results = await Promise.all([
      followAll(reading, await makePlace(parent, 'built')),
      followAll(inOrder, await makePlace(parent, 'changed'), checkTogether),
    ])
    const reasons = results.flatMap((result) => result.reasons)
    const passed = results.reduce((sum, result) => sum + result.passed, 0)
    reasons.forEach((error) => console.log(error))
    return { passed, failed: reasons.length, skipped: 0, reasons }
  } finally {
    if (keep) console.log(`The copies are in ${parent}.`)
    else rmSync(parent, { recursive: true })
  }
}

function readGuides(only) {
  const folder = join(root, 'docs/guides')
  return readdirSync(folder)
    .filter((name) => only.length === 0 || only.includes(name.replace(/\.md$/, '')))
    .map((name) => ({
      file: `docs/guides/${name}`,
      steps: stepsOf(readFileSync(join(folder, name), 'utf8'), `docs/guides/${name}`),
    }))
}

/** Follows guides one after the other in one copy. None may use what another one made, since its reader does not have it. */
async function followAll(guides, place, checkAfter = () => Promise.resolve([])) {
  const reasons = []
  const present = new Map(modulesIn(place).map((name) => [name, undefined]))
  for (const guide of guides) {
    const start = performance.now()
    if (usesUpstream(guide)) await makeUpstream(place)
    const error = borrowed(guide, present) ?? (await followGuide(guide, place))
    console.log(`  ${error ? '✗' : '✓'} ${guide.file} (${since(start)})`)
    if (error) reasons.push(error)
    await commitAll(place)
    for (const name of modulesIn(place)) if (!present.has(name)) present.set(name, guide.file)
  }
  const passed = guides.length - reasons.length
  reasons.push(...(await checkAfter(guides, place)))
  return { reasons, passed }
}

const modulesIn = ({ folder }) => {
  const entries = readdirSync(join(folder, 'modules'), { withFileTypes: true })
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
}

if (isProgram(import.meta.url)) {
  await main(async () => {
    const names = process.argv.slice(2).filter((word) => !word.startsWith('--'))
    const { passed, failed } = await checkGuides({ only: names, keep: process.argv.includes('--keep') })
    console.log(`\n${passed} passed, ${failed} failed`)
    if (failed > 0) process.exitCode = 1
  })
}
