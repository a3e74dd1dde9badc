import { runSteps } from '../platform/checks/run-steps.mjs'
import { checkNode } from '../platform/commands/install.mjs'
import { main } from '../platform/commands/lib/run.mjs'

await main(async () => {
  checkNode()
  // Only now: the steps load the build tools, which need a current Node.
  const { steps, namedSteps } = await import('./lib/steps.mjs')
  const typed = (name, option) => `npm run check ${name} -- ${option}`
  await runSteps(process.argv.slice(2), { all: [...steps, ...namedSteps], usual: steps, typed })
})
