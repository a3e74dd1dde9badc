import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureBuilt } from '../platform/commands/build.mjs'
import { PlainError, main, root } from '../platform/commands/lib/run.mjs'
import { end, endOnSignals, unlessInterrupted } from './lib/ending.mjs'
import { differences, print, save, sideBySide } from './lib/results.mjs'
import { parts } from './parts.mjs'

const usage = `npm run bench -- [--only ${Object.keys(parts).join(',')}] [--beside DIR] [--engines sqlite,postgres] [--rounds N] [--quick]`

function readOptions() {
  const { values } = parseArgs({
    options: {
      only: { type: 'string' },
      beside: { type: 'string' },
      engines: { type: 'string', default: 'sqlite,postgres' },
      rounds: { type: 'string' },
      quick: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  const names = values.only?.split(',') ?? Object.keys(parts)
  const unknown = names.filter((name) => !Object.hasOwn(parts, name))
  if (unknown.length > 0) throw new PlainError(`There is no part ${unknown.join(', ')}.\n${usage}`)
  const { quick } = values
  return {
    ...values,
    names,
    engines: values.engines.split(','),
    rounds: Number(values.rounds ?? (quick ? 2 : 5)),
    calls: quick ? 100 : 200,
    sizes: quick ? [10_000] : [1000, 10_000, 100_000],
  }
}

/** Runs a part and prints its tables. One that fails leaves none, and the others go on. */
async function measured(name, builds, options) {
  try {
    const tables = (await parts[name](builds, options)).map(sideBySide)
    tables.forEach(print)
    return tables
  } catch (error) {
    await unlessInterrupted()
    console.error(`The part ${name} failed.`, error)
    process.exitCode = 1
    await end()
    return []
  }
}

await main(async () => {
  const options = readOptions()
  if (options.help) return console.log(usage)
  endOnSignals()
  try {
    await ensureBuilt('app')
    const builds = [{ name: 'own', folder: root }]
    if (options.beside) builds.push({ name: 'beside', folder: resolve(process.env.INIT_CWD ?? '.', options.beside) })
    const tables = []
    for (const name of options.names) tables.push(...(await measured(name, builds, options)))
    const changed = differences(tables)
    if (changed.length > 0) {
      console.log('\nDifferent from the latest run that measured the same, by more than a tenth')
      console.table(changed)
    }
    const { beside, rounds, quick } = options
    console.log(`\nSaved in ${save({ at: new Date().toISOString(), beside, rounds, quick, tables })}`)
  } finally {
    await end()
  }
})
