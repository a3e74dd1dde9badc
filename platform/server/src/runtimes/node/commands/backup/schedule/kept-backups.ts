/** A backup of a folder by its name, and when it was made: the date and time in the name, as if they were UTC. */
export interface DatedBackup {
  readonly name: string
  readonly at: number
}

/** How many of each are kept. */
const kept = { days: 7, weeks: 4, months: 6 } as const

const dayMillis = 86_400_000
/** 1970 began on a Thursday, and weeks begin on Mondays. */
const weekOf = (at: number) => Math.floor((at / dayMillis + 3) / 7)
const monthOf = (at: number) => new Date(at).toISOString().slice(0, 7)

function newestOfEach(
  backups: readonly DatedBackup[],
  periodOf: (at: number) => number | string,
  most: number,
): DatedBackup[] {
  const newest = new Map<number | string, DatedBackup>()
  for (const backup of backups) if (!newest.has(periodOf(backup.at))) newest.set(periodOf(backup.at), backup)
  return [...newest.values()].slice(0, most)
}

/**
 * Returns the backups to keep: the newest of each of 7 days, 4 weeks and 6 months. Days without a backup do not count, so that none is deleted
 * because no new ones are made. Those of a later time than `now`, in which a clock was wrong, are kept besides.
 */
export function keptBackups(backups: readonly DatedBackup[], now: number): DatedBackup[] {
  const past = backups.filter(({ at }) => at <= now).toSorted((a, b) => b.at - a.at)
  const keep = new Set([
    ...backups.filter(({ at }) => at > now),
    ...newestOfEach(past, (at) => Math.floor(at / dayMillis), kept.days),
    ...newestOfEach(past, weekOf, kept.weeks),
    ...newestOfEach(past, monthOf, kept.months),
  ])
  return backups.filter((backup) => keep.has(backup))
}

/** Returns the name of a backup that is made now, by the clock of this machine, such as `KEY-20261127-031500.backup`. */
export function backupName(key: string, now: number): string {
  const local = new Date(localTime(now)).toISOString().replaceAll(/[-:]/g, '')
  return `${key}-${local.slice(0, 8)}-${local.slice(9, 15)}.backup`
}

/** Returns a moment as the clock of this machine shows it, as if that were UTC. */
export const localTime = (now: number) => now - new Date(now).getTimezoneOffset() * 60_000

/** Returns those of the names that `backupName` makes, with their times. */
export function datedBackups(key: string, names: readonly string[]): DatedBackup[] {
  return names.flatMap((name) => {
    if (!name.startsWith(`${key}-`)) return []
    const found = /^(\d{4})(\d\d)(\d\d)-(\d\d)(\d\d)(\d\d)\.backup$/.exec(name.slice(key.length + 1))
    if (!found) return []
    const [year, month, day, hour, minute, second] = found.slice(1).map(Number) as [
      number,
      number,
      number,
      number,
      number,
      number,
    ]
    return [{ name, at: Date.UTC(year, month - 1, day, hour, minute, second) }]
  })
}
