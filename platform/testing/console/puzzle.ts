import type { MemoryRuntime } from 'atrium/server/runtimes/memory/memory-runtime'
import { expect, vi } from 'vitest'
import { page, userEvent, type Locator } from 'vitest/browser'

const piece = page.getByRole('slider', { name: '拼图块', exact: true })

/** Where the piece of the puzzle that was made last belongs, as only the database knows. Settles when the puzzle is there. */
export async function gapOf({ engine: { db } }: MemoryRuntime): Promise<number> {
  await expect.element(piece).toHaveAttribute('aria-disabled', 'false')
  const last = db.selectFrom('verifications').orderBy('id', 'desc').limit(1).select('answer')
  return (await last.executeTakeFirstOrThrow()).answer
}

/**
 * Moves a handle by keys as near to `way` as they go, and lets it go. Keys of a test are pressed faster than a hand can: the clock of the
 * page goes ahead with each, as if they were pressed one by one.
 */
async function moveHandle(handle: Locator, way: number): Promise<void> {
  handle.element().focus()
  const now = performance.now.bind(performance)
  let ahead = 0
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now() + ahead)
  const press = async (key: string, times: number) => {
    for (let time = 0; time < times; time++) {
      await userEvent.keyboard(`{${key}}`)
      ahead += 55
    }
  }
  const far = Math.floor(way / 26)
  await press('PageUp', far)
  await press('ArrowRight', Math.round((way - far * 26) / 4))
  ahead += 100
  await userEvent.keyboard('{Enter}')
  clock.mockRestore()
}

/** Moves the piece to the gap, or `beside` pixels from it. */
export const movePiece = (gap: number, beside = 0): Promise<void> => moveHandle(piece, gap + beside)

/** Moves the handle of a bar to its end, once it can be moved. */
export async function pressToTheEnd(handle: Locator): Promise<void> {
  await expect.element(handle).toHaveAttribute('aria-disabled', 'false')
  await moveHandle(handle, 264)
}

/** Solves the puzzle on the page by keys. */
export async function solvePuzzle(runtime: MemoryRuntime): Promise<void> {
  await movePiece(await gapOf(runtime))
}

/** Lets the address of the page have missed as many verifications as it may. */
export async function missTooOften({ engine: { db } }: MemoryRuntime): Promise<void> {
  const { address } = await db.selectFrom('verifications').select('address').limit(1).executeTakeFirstOrThrow()
  const missed = Array.from({ length: 15 }, (_, count) => ({
    challengeHash: `missed ${count}`,
    purpose: 'login',
    kind: 'puzzle',
    answer: 0,
    address,
    at: Date.now(),
    countsFrom: Date.now(),
    account: null,
    state: 'missed' as const,
    passHash: null,
    passedAt: null,
  }))
  await db.insertInto('verifications').values(missed).execute()
}
