import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { rounded } from './statistics.mjs'

const folder = fileURLToPath(new URL('../results', import.meta.url))

/** From which difference on, as a part of the former value, a figure is printed beside that of the run before. */
const noteworthy = 0.1

// A table is `{ title, rows: [{ what, figures }] }`; `figures` are numbers by their names, the most important first. Times say their unit in
// the name (ms, µs, s): they hold for one run alone, so two runs are compared by everything else.
const isTime = (name) => /(?:^|[\s(])(?:ms|µs|s)(?![a-z])/.test(name)

/**
 * The table of this checkout with the figures of another one beside its own. `× beside` is the first figure here over the
 * first one there.
 */
export function sideBySide([own, beside]) {
  if (!beside) return own
  const rows = own.rows.map(({ what, figures }) => {
    const others = beside.rows.find((row) => row.what === what)?.figures ?? {}
    const [main] = Object.keys(figures)
    const pairs = Object.entries(figures).flatMap(([name, value]) => [
      [name, value],
      [`${name} beside`, others[name]],
    ])
    return { what, figures: { ...Object.fromEntries(pairs), '× beside': rounded(figures[main] / others[main], 2) } }
  })
  return { title: own.title, rows }
}

export function print({ title, rows }) {
  console.log(`\n${title}`)
  console.table(Object.fromEntries(rows.map(({ what, figures }) => [what, figures])))
}

/** Writes the tables of a run and returns the file. */
export function save(run) {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `${run.at.replaceAll(':', '-').slice(0, 19)}.json`)
  writeFileSync(file, `${JSON.stringify(run, null, 2)}\n`)
  return file
}

/** For each title and row of the runs before, the latest that has it. */
function latest() {
  const rows = new Map()
  for (const name of existsSync(folder) ? readdirSync(folder).toSorted() : []) {
    if (!name.endsWith('.json')) continue
    const { at, tables } = JSON.parse(readFileSync(join(folder, name), 'utf8'))
    for (const { title, rows: found } of tables)
      for (const { what, figures } of found) rows.set(`${title}\n${what}`, { at, figures })
  }
  return rows
}

/** Returns how the tables differ from the latest run that measured the same: in ratios, sizes and counts, not times. */
export function differences(tables) {
  const before = latest()
  return tables.flatMap(({ title, rows }) =>
    rows.flatMap(({ what, figures }) => {
      const former = before.get(`${title}\n${what}`)
      if (!former) return []
      return Object.entries(figures).flatMap(([name, value]) => {
        const was = former.figures[name]
        const isAlike =
          isTime(name) || name.endsWith('beside') || was == null || Math.abs(value - was) <= Math.abs(was) * noteworthy
        return isAlike ? [] : [{ table: title, row: what, figure: name, was, is: value, since: former.at.slice(0, 16) }]
      })
    }),
  )
}
