import { runSteps } from '../checks/run-steps.mjs'
import { ensureInstalled } from './install.mjs'

export const usage = `atrium test [NAME …]      all steps, or those that are named
atrium test --list        the steps`

/** Runs all steps, or those that are named, after installing what is missing. Its last line is "N passed, N failed". */
export async function command(args) {
  try {
    await ensureInstalled()
  } catch (error) {
    console.log('0 passed, 1 failed')
    throw error
  }
  const { staticSteps, testSteps } = await import('../checks/steps.mjs')
  const steps = [...staticSteps, ...testSteps]
  await runSteps(args, { all: steps, usual: steps, typed: (...words) => ['atrium test', ...words].join(' ') })
}
