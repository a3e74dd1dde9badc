import { existsSync, readFileSync, readdirSync } from 'node:fs'

const isLinux = existsSync('/proc/self/schedstat')

const read = (id, name) => {
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
  const parents = new Map()
  for (const id of readdirSync('/proc').filter((name) => /^\d+$/.test(name)))
    parents.set(id, /\) \S (\d+)/.exec(read(id, 'stat'))?.[1])
  const isBelow = (id) => id !== undefined && (id === String(postgres.keeper) || isBelow(parents.get(id)))
  const ids = [...parents.keys()].filter((id) => id !== String(postgres.keeper) && isBelow(id))
  return ids.reduce((sum, id) => sum + Number(read(id, 'schedstat').split(' ')[0] || 0) / 1000, 0)
}
