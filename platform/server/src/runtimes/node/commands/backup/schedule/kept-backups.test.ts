import { describe, expect, test } from 'vitest'
import { backupName, datedBackups, keptBackups } from './kept-backups'

const dayMillis = 86_400_000
const now = Date.UTC(2026, 10, 27, 4)

/** A backup so many days before now, by its date. */
const made = (daysAgo: number, hours = 0) => {
  const at = now - daysAgo * dayMillis - hours * 3_600_000
  return { name: new Date(at).toISOString().slice(0, 13), at }
}
const namesOf = (backups: readonly { name: string }[]) => backups.map(({ name }) => name)

describe('of backups that are made each night', () => {
  const nightly = Array.from({ length: 400 }, (_, daysAgo) => made(daysAgo))

  test('those of 7 days, the last ones of 4 weeks and those of 6 months are kept', () => {
    expect(namesOf(keptBackups(nightly, now))).toEqual([
      '2026-11-27T04',
      '2026-11-26T04',
      '2026-11-25T04',
      '2026-11-24T04',
      '2026-11-23T04',
      '2026-11-22T04',
      '2026-11-21T04',
      '2026-11-15T04',
      '2026-11-08T04',
      '2026-10-31T04',
      '2026-09-30T04',
      '2026-08-31T04',
      '2026-07-31T04',
      '2026-06-30T04',
    ])
  })

  test('the same are kept when it is done again', () => {
    const kept = keptBackups(nightly, now)
    expect(keptBackups(kept, now)).toEqual(kept)
  })
})

test('the newest of a day is kept', () => {
  expect(namesOf(keptBackups([made(0, 3), made(0, 1), made(0, 2)], now))).toEqual(['2026-11-27T03'])
})

test('none is deleted because no newer ones were made', () => {
  const old = Array.from({ length: 7 }, (_, day) => made(300 + day))
  expect(keptBackups(old, now)).toEqual(old)
})

test('one of a time to come is kept, and takes no place of another one', () => {
  const backups = [made(-500), ...Array.from({ length: 7 }, (_, day) => made(day))]
  expect(keptBackups(backups, now)).toEqual(backups)
})

test('the name of a backup has its date and time, and no other file has such a name', () => {
  const name = backupName('office', now)
  expect(name).toMatch(/^office-2026112[678]-\d{4}00\.backup$/)
  const others = [
    'office.db',
    'office-20261127.backup',
    'office-x-20261127-040000.backup',
    `other-${name}`,
    `${name}.part`,
  ]
  expect(namesOf(datedBackups('office', [...others, name]))).toEqual([name])
  expect(datedBackups('office', ['office-20261127-040506.backup'])[0]!.at).toBe(Date.UTC(2026, 10, 27, 4, 5, 6))
})
