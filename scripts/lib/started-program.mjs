import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

/**
 * Starts a program of Node, or `program`, in `folder`, with `settings` as its whole environment. Returns the process as `child`, its `lines` so far, `exited`,
 * which resolves to its exit code, and `printed(pattern)`, which resolves to the first group of the pattern as soon as a line matches and
 * rejects with all lines where the process ends before.
 */
export function startProgram(args, { folder, settings, program = process.execPath }) {
  const child = spawn(program, args, { cwd: folder, env: settings })
  const lines = []
  const readers = [child.stdout, child.stderr].map((output) => createInterface(output))
  for (const reader of readers) reader.on('line', (line) => lines.push(line))
  const exited = once(child, 'close').then(([code]) => code)
  function printed(pattern) {
    return new Promise((done, fail) => {
      function look() {
        const match = lines.map((line) => pattern.exec(line)).find(Boolean)
        if (match) done(match[1])
      }
      for (const reader of readers) reader.on('line', look)
      void exited.then(() => fail(new Error(`The program ended:\n${lines.join('\n')}`)))
      look()
    })
  }
  return { child, lines, exited, printed }
}
