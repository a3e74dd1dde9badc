import { execFile } from 'node:child_process'
import { PlainError, npmCommand, shortWaits } from '../../commands/lib/run.mjs'

const noNetwork =
  /\b(?:ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ENETUNREACH|EHOSTUNREACH|ETIMEDOUT|ERR_SOCKET_TIMEOUT|ENOTCACHED)\b/

/** Runs npm in a folder and resolves to what it prints. Throws an error with the `output` of npm, which is a sentence where the registry cannot be reached. */
export async function npm(folder, args) {
  const { command, args: first, shell } = npmCommand()
  const { error, output } = await new Promise((done) => {
    execFile(
      command,
      [...first, ...args, ...shortWaits],
      { cwd: folder, shell, maxBuffer: 2 ** 26 },
      (failed, stdout, stderr) => done({ error: failed, output: failed ? `${stdout}\n${stderr}` : stdout }),
    )
  })
  if (!error) return output
  if (noNetwork.test(output))
    throw new PlainError(
      'The registry of npm cannot be reached. Check the network, or upgrade from a file, such as npx atrium upgrade ../atrium-0.2.0.tgz.',
    )
  throw Object.assign(new PlainError(`npm ${args[0]} ended with an error:\n${linesOf(output)}`), { output })
}

/** Returns the lines of an error of npm that say what is wrong. */
const linesOf = (output) =>
  output
    .split('\n')
    .flatMap((line) => /^npm error (?!A complete log|code )(.*\S)/.exec(line)?.[1] ?? [])
    .slice(0, 8)
    .join('\n') || output.trim()
