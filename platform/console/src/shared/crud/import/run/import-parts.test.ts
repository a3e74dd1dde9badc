import { userImportColumns } from 'atrium/contract/system/import/user-import-columns'
import type { ImportResult } from 'atrium/contract/kind/import/calls'
import { describe, expect, test } from 'vitest'
import { RequestError } from '#shared/api/request-error'
import type { Row } from '../sheet/import-table'
import { checkParts } from './import-check'
import { partsOf } from './import-parts'
import { importParts, settle, type Imported } from './import-run'

const people = (length: number): Row[] => Array.from({ length }, (_, at) => ({ username: `user${at}` }))
const few = { rows: 2, bytes: 10_000 }
const sizes = (parts: ReturnType<typeof partsOf>) => parts.map(({ from, rows }) => [from, rows.length])
const right = (rows: readonly Row[], change: Partial<ImportResult> = {}): ImportResult => ({
  added: rows.length,
  changed: 0,
  existing: [],
  ids: rows.map(() => null),
  rejected: 0,
  errors: [],
  ...change,
})

describe('the parts of a file', () => {
  test('are as many rows as a call takes, in order, from where the import continues', () => {
    expect(sizes(partsOf(people(5), 0, few))).toEqual([
      [0, 2],
      [2, 2],
      [4, 1],
    ])
    expect(sizes(partsOf(people(5), 3, few))).toEqual([[3, 2]])
    expect(partsOf(people(5), 5, few)).toEqual([])
    expect(sizes(partsOf(people(10_001)))).toEqual([
      [0, 10_000],
      [10_000, 1],
    ])
  })

  test('weigh no more than a call may, in bytes rather than characters', () => {
    const row = { remark: '备'.repeat(10) }
    expect(sizes(partsOf([row, row, row], 0, { rows: 10, bytes: 100 }))).toEqual([
      [0, 2],
      [2, 1],
    ])
    expect(sizes(partsOf([row, row], 0, { rows: 10, bytes: 10 }))).toEqual([
      [0, 1],
      [1, 1],
    ])
  })
})

describe('the check of a file in parts', () => {
  const options = { columns: userImportColumns, numberOf: (index: number) => index + 1 }
  const check = (rows: Row[], ask: Parameters<typeof checkParts>[2], from = 0) =>
    checkParts(rows, partsOf(rows, from, few), ask, { ...options, report: () => undefined })

  test('adds up, with the rows numbered as in the file', async () => {
    const reported: number[] = []
    const rows = people(5)
    const ask = async ([first]: readonly Row[]) => {
      if (first!.username === 'user2') return right([{}], { changed: 1, existing: [1], errors: [] })
      const errors = first!.username === 'user4' ? [{ row: 0, fields: { dept: 'x' } }] : []
      return right([], { errors })
    }
    const result = await checkParts(rows, partsOf(rows, 0, few), ask, {
      ...options,
      report: (checked) => reported.push(checked),
    })
    expect(result).toEqual({
      added: 3,
      changed: 1,
      existing: new Set([3]),
      errors: [{ row: 4, fields: { dept: 'x' } }],
    })
    expect(reported).toEqual([0, 2, 4])
  })

  test('finds rows of different parts that name one user, address or number, whatever the case', async () => {
    const rows: Row[] = [
      { username: 'ann', email: 'a@a.example' },
      { username: 'bob', phoneNumber: '13911110000' },
      { username: ' ANN ' },
      { username: 'cid', email: 'A@a.example', phoneNumber: '13911110000' },
      { username: 'ann', email: '', dept: 'bad' },
    ]
    const ask = async (some: readonly Row[]) =>
      right(some, { errors: some[0]!.dept ? [{ row: 0, fields: { dept: 'x' } }] : [], existing: [0] })
    expect(await check(rows, ask)).toEqual({
      added: 1,
      changed: 1,
      existing: new Set([0]),
      errors: [
        { row: 2, fields: { username: '与第 1 行重复' } },
        { row: 3, fields: { email: '与第 1 行重复', phoneNumber: '与第 2 行重复' } },
        { row: 4, fields: { dept: 'x', username: '与第 1 行重复' } },
      ],
    })
  })

  test('of the rest finds what repeats a row that is in already', async () => {
    const rows = [...people(3), { username: 'user0' }]
    const { added, errors } = await check(rows, async (some) => right(some), 2)
    expect([added, errors]).toEqual([1, [{ row: 3, fields: { username: '与第 1 行重复' } }]])
  })
})

describe('an import in parts', () => {
  const rows = people(6)
  const parts = partsOf(rows, 0, few)
  const none: Imported = { rows: 0, added: 0, changed: 0, newRecords: [] }
  const checked = { existing: new Set([3]) }
  const lostAnswer = new RequestError('time-out', 'timeout')
  const rejection = new RequestError('no', 400, { error: 'request.invalid' })

  const idOf = ({ username }: Row) => Number(username!.slice(4)) + 100
  const idsOf = (some: readonly Row[]) => some.map(idOf)
  const recordsAt = (...numbers: number[]) => numbers.map((at) => ({ id: at + 100, row: rows[at]! }))

  /** Imports with a server that fails at the part that begins with `at`; before that it takes the rows or not. */
  async function run(error: Error, { at, isIn, answers = true }: { at: string; isIn: boolean; answers?: boolean }) {
    const users = new Set(['user3'])
    const sent: string[] = []
    const outcome = await importParts(parts, checked, none, {
      send: async (some) => {
        const [first] = some
        sent.push(first!.username!)
        const existing = some.flatMap(({ username }, at) => (users.has(username!) ? [at] : []))
        const isFailing = first!.username === at
        if (!isFailing || isIn) for (const { username } of some) users.add(username!)
        if (isFailing) throw error
        return { added: some.length - existing.length, changed: existing.length, existing, ids: idsOf(some) }
      },
      find: async (some) => {
        if (!answers) throw lostAnswer
        return some.map((row) => (users.has(row.username!) ? idOf(row) : null))
      },
      report: () => undefined,
    })
    return { ...outcome, sent }
  }

  test('that is rejected on the way leaves what is in, and sends nothing more', async () => {
    const { imported, error, sent } = await run(rejection, { at: 'user2', isIn: false })
    expect([imported, error, sent]).toEqual([
      { rows: 2, added: 2, changed: 0, newRecords: recordsAt(0, 1) },
      rejection,
      ['user0', 'user2'],
    ])
  })

  test('continues when the answer was lost and the rows are imported', async () => {
    const { imported, error, sent } = await run(lostAnswer, { at: 'user2', isIn: true })
    expect([imported, error]).toEqual([
      { rows: 6, added: 5, changed: 1, newRecords: recordsAt(0, 1, 2, 4, 5) },
      undefined,
    ])
    expect(sent).toEqual(['user0', 'user2', 'user4'])
  })

  test('ends when the answer was lost and the rows are not in', async () => {
    const { imported, error } = await run(lostAnswer, { at: 'user2', isIn: false })
    expect([imported, error]).toEqual([{ rows: 2, added: 2, changed: 0, newRecords: recordsAt(0, 1) }, lostAnswer])
  })

  test('leaves open what nobody can be asked about, until that is settled', async () => {
    const { imported, error } = await run(lostAnswer, { at: 'user2', isIn: true, answers: false })
    expect(error).toBe(lostAnswer)
    const newRecords = recordsAt(0, 1)
    const lost = { rows: 4, added: 3, changed: 1, newRecords, newRows: [rows[2]] }
    const known = { rows: 2, added: 2, changed: 0, newRecords }
    expect(imported).toEqual({ ...known, lost })
    const settled = { rows: 4, added: 3, changed: 1, newRecords: recordsAt(0, 1, 2) }
    expect(await settle(imported, async (some) => idsOf(some))).toEqual(settled)
    expect(await settle(imported, async () => [null])).toEqual(known)
    await expect(settle(imported, async () => Promise.reject(lostAnswer))).rejects.toBe(lostAnswer)
  })

  test('of changes alone leave no trace to check, and may be sent again', async () => {
    const imported = { ...none, lost: { rows: 2, added: 0, changed: 2, newRecords: [], newRows: [] } }
    expect(await settle(imported, async () => [1])).toBeUndefined()
  })
})
