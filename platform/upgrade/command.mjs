import { parseArgs } from 'node:util'
import { PlainError } from '../commands/lib/run.mjs'
import { upgradeProduct } from './upgrade.mjs'

export const usage = `npx atrium upgrade [VERSION|FILE.tgz] [--dry-run] [--from VERSION]

Brings the product in this folder to another version of the platform: the newest one, VERSION, or a packed one in a file. Changes the version in package.json, installs it,
and changes the code with the codemods of the new version. Everything has to be committed; what is left to be changed by hand is listed with file and line.

  --dry-run        show what would be changed, and change nothing
  --from VERSION   the version that the code is written for, where another one is installed already; without VERSION or FILE.tgz only the codemods run
  --help           show this

Ends with 0, and with 1 where nothing was changed because of an error.`

/** Runs the command with its arguments in the folder of a product. Prints what it did and resolves to the exit code. */
export async function upgradeCommand(args, { folder = process.cwd(), log = console.log } = {}) {
  try {
    const { values, positionals } = readArguments(args)
    if (values.help) {
      log(usage)
      return 0
    }
    const dryRun = values['dry-run'] ?? false
    const result = await upgradeProduct({ folder, to: positionals[0], from: values.from, dryRun })
    reportOf(result, dryRun).forEach((line) => log(line))
    return 0
  } catch (error) {
    log(error instanceof PlainError ? error.message : error.stack)
    return 1
  }
}

function readArguments(args) {
  try {
    const options = { 'dry-run': { type: 'boolean' }, from: { type: 'string' }, help: { type: 'boolean', short: 'h' } }
    const parsed = parseArgs({ args, allowPositionals: true, options })
    if (parsed.positionals.length > 1) throw new Error('One version or file is enough.')
    return parsed
  } catch (error) {
    throw new PlainError(`${error.message}\n\n${usage}`)
  }
}

/** Returns the lines that say what an upgrade did, or would do. */
function reportOf({ from, to, codemods, left }, dryRun) {
  if (from === to) return [`The product has ${to} already.`]
  const places = left.map(({ file, line, sentence }) => `${file}:${line} ${sentence}`)
  return [
    ...(dryRun ? ['Nothing was changed. Without --dry-run:'] : []),
    `atrium ${from} → ${to}`,
    ...codemods.map(({ version, title, changed }) => `${version}: ${title}, ${countOf(changed)}`),
    ...(places.length > 0 ? ['', 'Left to be changed by hand:', ...places] : []),
    ...(dryRun ? [] : ['', 'Run "npx atrium check format --fix", look at "git diff", and run "npm test".']),
  ]
}

const countOf = (files) => (files === 1 ? '1 file changed' : `${files} files changed`)
