import { checkNode } from '../platform/commands/install.mjs'
import { crashed, flakyLines, timeTable } from './lib/reports.mjs'
import { PlainError, main, since } from '../platform/commands/lib/run.mjs'

await main(async () => {
  checkNode()
  // Only now: the steps load the build tools, which need a current Node.
  const { steps, namedSteps } = await import('./lib/steps.mjs')
  const all = [...steps, ...namedSteps]
  const args = process.argv.slice(2)
  const isUpdate = args.includes('--update')
  const wanted = args.filter((arg) => arg !== '--update')
  if (isUpdate && String(wanted) !== 'seam')
    throw new PlainError('"--update" belongs to the step seam: npm run check seam -- --update')
  if (wanted.includes('--list')) return all.forEach(({ name, title }) => console.log(`${name.padEnd(12)} ${title}`))
  const unknown = wanted.filter((name) => !all.some((step) => step.name === name))
  if (unknown.length > 0) throw new PlainError(`There is no step ${unknown.join(', ')}; "--list" lists them.`)
  const chosen = wanted.length > 0 ? all.filter(({ name }) => wanted.includes(name)) : steps
  const results = []
  for (const step of chosen) results.push(await runStep(step, isUpdate ? ['--update'] : []))
  summary(results)
})

async function runStep({ name, title, run }, options) {
  const start = performance.now()
  console.log(`\n▸ ${name}: ${title}`)
  const result = await run(options).catch((error) => {
    console.error(error)
    return crashed(error.message)
  })
  const outcome = result.failed > 0 ? `✗ ${counts(result)}` : `✓ ${counts(result)}`
  const time = since(start)
  console.log(`${outcome} (${time})`)
  return { name, time, ...result }
}

function summary(results) {
  const broken = results.filter(({ failed }) => failed > 0)
  for (const { name, reasons } of broken) {
    console.log(`\n✗ ${name}`)
    for (const error of reasons.slice(0, 20)) console.log(error.replace(/^/gm, '  '))
    if (reasons.length > 20) console.log(`  … and ${reasons.length - 20} more`)
  }
  // From the start of the process, so with the installation that npm test begins with.
  console.log(`\n${timeTable([...results, { name: 'total', time: since(0) }])}`)
  const total = (key) => results.reduce((sum, result) => sum + result[key], 0)
  const totals = { passed: total('passed'), failed: total('failed'), skipped: total('skipped') }
  if (totals.failed > 0 || totals.passed === 0) process.exitCode = 1
  const flaky = results.flatMap((result) => result.flaky ?? [])
  if (flaky.length > 0) console.log(`\n${flakyLines(flaky)}`)
  console.log(`\n${counts(totals)}`)
}

function counts({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}
