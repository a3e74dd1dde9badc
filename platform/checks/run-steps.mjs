import { PlainError, since } from '../commands/lib/run.mjs'
import { crashed, flakyLines, timeTable } from './results/reports.mjs'

/**
 * Runs steps and prints the result of each, then the reasons of those that failed, their times, and as the last line "N passed, N failed". Sets exit code 1
 * where one failed. A step is `{ name, title, run, option?, canOverlap? }`; its `run` takes a list with the option, where that was given, and resolves to a
 * result (see `reports.mjs`). Of steps in a row with `canOverlap` two run at a time, unless there is an option: it may write files. `args` names steps, `usual` runs without a name, and `--list` prints `all`. `typed(words)` is how a person types a run with
 * these arguments.
 */
export async function runSteps(args, { all, usual, typed }) {
  const [options, wanted] = [true, false].map((isOption) => args.filter((arg) => arg.startsWith('--') === isOption))
  if (options.includes('--list')) return all.forEach(({ name, title }) => console.log(`${name.padEnd(12)} ${title}`))
  checkOptions(options, wanted, all, typed)
  const unknown = wanted.filter((name) => !all.some((step) => step.name === name))
  if (unknown.length > 0) throw new PlainError(`There is no step ${unknown.join(', ')}; "--list" lists them.`)
  const chosen = wanted.length > 0 ? all.filter(({ name }) => wanted.includes(name)) : usual
  const results = []
  for (const group of options.length > 0 ? chosen.map((step) => [step]) : groupsOf(chosen))
    results.push(...(await runGroup(group, options)))
  summary(results)
}

/** Returns lists of steps: those in a row that can overlap are one list, each other step is a list of its own. */
function groupsOf(steps) {
  const groups = []
  for (const step of steps) {
    if (step.canOverlap && groups.at(-1)?.[0].canOverlap) groups.at(-1).push(step)
    else groups.push([step])
  }
  return groups
}

async function runGroup(group, options) {
  const results = Array.from(group, () => undefined)
  const waiting = [...group.entries()]
  const runWaiting = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, step] = next
      results[index] = await runStep(step, options, group.length > 1)
    }
  }
  await Promise.all([runWaiting(), runWaiting()])
  return results
}

function checkOptions(options, wanted, all, typed) {
  for (const option of options) {
    const owners = all.filter((step) => step.option === option).map(({ name }) => name)
    if (owners.length === 0) throw new PlainError(`There is no option ${option}; "--list" lists the steps.`)
    if (wanted.length === 0 || !wanted.every((name) => owners.includes(name)))
      throw new PlainError(`"${option}" belongs to the step ${owners.join(' or ')}: ${typed(owners[0], option)}`)
  }
}

async function runStep({ name, title, run }, options, isAmongOthers) {
  const start = performance.now()
  console.log(`\n▸ ${name}: ${title}`)
  const result = await run(options).catch((error) => {
    console.error(error instanceof PlainError ? error.message : error)
    return crashed(error.message)
  })
  const outcome = result.failed > 0 ? `✗ ${counts(result)}` : `✓ ${counts(result)}`
  const time = since(start)
  console.log(isAmongOthers ? `${name}: ${outcome} (${time})` : `${outcome} (${time})`)
  return { name, time, ...result }
}

function summary(results) {
  const broken = results.filter(({ failed }) => failed > 0)
  for (const { name, reasons } of broken) {
    console.log(`\n✗ ${name}`)
    for (const error of reasons.slice(0, 20)) console.log(error.replace(/^/gm, '  '))
    if (reasons.length > 20) console.log(`  … and ${reasons.length - 20} more`)
  }
  // From the start of the process, so with the installation that a test begins with.
  console.log(`\n${timeTable([...results, { name: 'total', time: since(0) }])}`)
  const total = (key) => results.reduce((sum, result) => sum + result[key], 0)
  const totals = { passed: total('passed'), failed: total('failed'), skipped: total('skipped') }
  const mayBeEmpty = results.every((result) => result.isEmpty)
  if (totals.failed > 0 || (totals.passed === 0 && !mayBeEmpty)) process.exitCode = 1
  const flaky = results.flatMap((result) => result.flaky ?? [])
  if (flaky.length > 0) console.log(`\n${flakyLines(flaky)}`)
  console.log(`\n${counts(totals)}`)
}

function counts({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}
