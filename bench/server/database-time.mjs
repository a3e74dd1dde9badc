import { existsSync, readFileSync, readdirSync } from 'node:fs'

const isLinux = existsSync('/proc/self/schedstat')

/** Microseconds by process. One that has ended keeps what it had used when it was last seen. */
const used = new Map()

function read(id, name) {
  try {
    return readFileSync(`/proc/${id}/${name}`, 'utf8')
  } catch {
    // It ended meanwhile.
    return ''
  }
}

/** Processor time of all processes of a PostgreSQL so far, in microseconds; NaN where the system is not Linux, 0 without one. */
export function databaseTime(postgres) {
  if (!postgres) return 0
  if (!isLinux) return NaN
  const keeper = String(postgres.keeper)
  const parents = new Map()
  for (const id of readdirSync('/proc').filter((name) => /^\d+$/.test(name)))
    parents.set(id, /\) \S (\d+)/.exec(read(id, 'stat'))?.[1])
  const isBelow = (id) => id !== undefined && (id === keeper || isBelow(parents.get(id)))
  for (const id of parents.keys()) {
    if (id === keeper || !isBelow(id)) continue
    const time = Number(read(id, 'schedstat').split(' ')[0]) / 1000
    if (time > 0) used.set(id, time)
  }
  return [...used.values()].reduce((sum, time) => sum + time, 0)
}
