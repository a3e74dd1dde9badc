import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from '../../platform/commands/lib/run.mjs'
import { copyCheckout } from '../lib/scratch-copy.mjs'

const built = ['dist/console', 'dist/demo', 'dist/server']

/** The address that guides give for the repository a product was made from. */
const upstreamAddress = 'https://git.example/atrium.git'

const author = { NAME: 'Guide', EMAIL: 'guide@example.test' }

/** Git without the settings of this machine, and with a repository of this machine at the address that guides give. */
const gitSettings = (upstream) => ({
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_CONFIG_COUNT: '1',
  GIT_CONFIG_KEY_0: `url.${upstream}.insteadOf`,
  GIT_CONFIG_VALUE_0: upstreamAddress,
  ...Object.fromEntries(
    ['AUTHOR', 'COMMITTER'].flatMap((who) =>
      Object.entries(author).map(([name, value]) => [`GIT_${who}_${name}`, value]),
    ),
  ),
})

/**
 * Makes a place to follow guides in: a copy of the checkout, with its packages and what was built, as a Git repository. Resolves to its folder and the
 * environment of its commands.
 */
export async function makePlace(parent, name) {
  const folder = join(parent, name)
  mkdirSync(folder)
  copyCheckout(folder)
  // No links: a build in the copy writes over these.
  for (const part of built)
    if (existsSync(join(root, part))) cpSync(join(root, part), join(folder, part), { recursive: true })
  const place = { folder, env: gitSettings(join(parent, `${name}-upstream`)) }
  await git(place, 'init', '--quiet', '--initial-branch=main')
  await commitAll(place)
  return place
}

/** Whether a guide asks for the repository that the copy came from. */
export const usesUpstream = ({ steps }) => steps.some(({ script }) => script?.includes(upstreamAddress))

/** Makes the repository that the copy came from, in which there has been a commit since. */
export async function makeUpstream(place) {
  const folder = `${place.folder}-upstream`
  rmSync(folder, { recursive: true, force: true })
  await git(place, 'clone', '--quiet', '.', folder)
  const changelog = join(folder, 'CHANGELOG.md')
  writeFileSync(
    changelog,
    readFileSync(changelog, 'utf8').replace(
      '## Unreleased\n\n',
      '## Unreleased\n\n- A list can be sorted by two columns.\n',
    ),
  )
  await commitAll({ ...place, folder }, 'console: sort by two columns')
}

/** Records what a guide left, so that the next one begins without changes of its own. */
export async function commitAll(place, subject = 'all: follow a guide') {
  await git(place, 'add', '--all')
  await git(place, 'commit', '--quiet', '--allow-empty', `--message=${subject}`)
}

async function git({ folder, env }, ...args) {
  const { code, output } = await run('git', args, { cwd: folder, env, capture: true })
  if (code !== 0) throw new Error(`git ${args[0]} failed:\n${output}`)
}
