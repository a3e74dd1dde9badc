import { fork } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { PlainError } from '../../commands/lib/run.mjs'

/**
 * Returns what the codemods of a folder upgrade/ make of a product, without writing it: see `planCodemods` in plan.mjs. They run in a process of their own, since
 * this one has the files of the version of before loaded.
 */
export async function plannedBy(upgrade, folder, { from, to }) {
  const program = join(upgrade, 'codemod/plan.mjs')
  if (!existsSync(program))
    throw new PlainError(`There are no codemods in ${upgrade}: this atrium is not the platform, or not all of it.`)
  const { plan, error, output } = await new Promise((done) => {
    const child = fork(program, [folder, from, to], { stdio: ['ignore', 'pipe', 'pipe', 'ipc'], execArgv: [] })
    let message = {}
    let text = ''
    child.stdout.resume()
    child.stderr.setEncoding('utf8').on('data', (chunk) => (text += chunk))
    child.on('message', (sent) => (message = sent))
    child.on('close', () => done({ ...message, output: text }))
  })
  if (plan) return plan
  throw new PlainError(
    `A codemod of ${to} ended with an error, so that nothing was changed. Please report it:\n${error ?? output.trim()}`,
  )
}
