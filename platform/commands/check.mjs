import { runSteps } from '../checks/run-steps.mjs'
import { ensureInstalled } from './install.mjs'

export const usage = `atrium check [NAME …]          the static steps, or those that are named
atrium check format --fix      writes the sources in their format; "lint --fix" corrects what it can
atrium check --list            all steps, those of "atrium test" too`

/** Runs the steps that need no test, or those that are named. */
export async function command(args) {
  await ensureInstalled()
  // Only now: the steps load tools that have to be installed.
  const { staticSteps, testSteps } = await import('../checks/steps.mjs')
  await runSteps(args, {
    all: [...staticSteps, ...testSteps],
    usual: staticSteps,
    typed: (...words) => ['atrium check', ...words].join(' '),
  })
}
