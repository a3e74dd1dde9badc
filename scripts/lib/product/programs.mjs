import { npmCommand, run } from '../../../platform/commands/lib/run.mjs'

const minutes = 60_000

/** The words behind npm that install what package.json asks for. */
export const packagesOf = ['install', '--no-fund', '--no-audit', '--loglevel=error', '--prefer-offline']

/** Runs a program and returns its output. Throws an Error with that where it fails. */
export async function succeed(command, args, options) {
  const { code, output } = await run(command, args, { ...options, capture: true, timeout: 10 * minutes })
  if (code !== 0) throw new Error(output)
  return output
}

/** Runs npm in a folder, see `succeed`. */
export function npm(folder, words) {
  const { command, args, shell } = npmCommand()
  return succeed(command, [...args, ...words], { cwd: folder, shell })
}

/** Runs a command of the platform that is installed in a product, see `succeed`. */
export const atrium = (folder, words) =>
  succeed(process.execPath, ['node_modules/atrium/commands/atrium.mjs', ...words], { cwd: folder })
