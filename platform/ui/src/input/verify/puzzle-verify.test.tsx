import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../tokens.css'
import { PuzzleVerify, type Puzzle } from './puzzle-verify'
import type { Attempt, Outcome } from './use-verify'

const labels = {
  handle: 'Piece',
  hint: 'Move the piece into the gap',
  checking: 'Checking',
  failed: 'Not quite',
  passed: 'Done',
  picture: 'A picture with a gap',
  refresh: 'Another picture',
}
const drawing = (width: number, height: number) =>
  `data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/%3E`
const puzzle: Puzzle = {
  picture: drawing(320, 160),
  piece: drawing(56, 56),
  width: 320,
  height: 160,
  side: 56,
  top: 40,
}

/** A puzzle whose piece belongs at 120; each refresh is another one. */
async function open() {
  const onVerify = vi.fn<(attempt: Attempt) => Promise<Outcome>>(async ({ position }) => ({
    passed: Math.abs(position - 120) <= 5,
  }))
  const onRefresh = vi.fn<() => void>()
  function Example() {
    const [shown, setShown] = useState(puzzle)
    const refresh = () => {
      onRefresh()
      setShown({ ...puzzle })
    }
    return (
      <div style={{ width: 320 }}>
        <PuzzleVerify labels={labels} puzzle={shown} onVerify={onVerify} onRefresh={refresh} />
      </div>
    )
  }
  const screen = await render(<Example />)
  return { ...screen, onVerify, onRefresh, handle: screen.getByRole('slider', { name: 'Piece' }) }
}

test('the piece itself can be dragged into the gap', async () => {
  const { getByRole, onVerify, container, handle } = await open()
  const piece = container.querySelectorAll('img')[1]!
  const at = { x: 28, y: 28 }
  await userEvent.dragAndDrop(piece, piece.parentElement!, {
    sourcePosition: at,
    targetPosition: { x: 28 + 120, y: 70 },
    steps: 8,
  })
  await expect.element(getByRole('status')).toHaveTextContent('Done')
  expect(Math.abs(onVerify.mock.calls[0]![0].position - 120)).toBeLessThanOrEqual(1)
  // The word is beside the handle, which stays in the middle.
  const word = document.createRange()
  word.selectNodeContents(document.getElementById(handle.element().getAttribute('aria-describedby')!)!)
  const [text, knob] = [word.getBoundingClientRect(), handle.element().getBoundingClientRect()]
  expect(text.left >= knob.right || text.right <= knob.left).toBe(true)
})

test('the keys move it by four pixels, and a miss takes it back', async () => {
  const { handle, getByRole } = await open()
  handle.element().focus()
  await userEvent.keyboard('{ArrowRight>27/}{Enter}')
  await expect.element(getByRole('status')).toHaveTextContent('Not quite')
  await expect.element(handle).toHaveAttribute('aria-valuenow', '0')
  await userEvent.keyboard('{ArrowRight>30/}{Enter}')
  await expect.element(getByRole('status')).toHaveTextContent('Done')
})

test('another picture puts the piece back', async () => {
  const { handle, getByRole, onRefresh } = await open()
  handle.element().focus()
  await userEvent.keyboard('{PageUp}')
  await userEvent.click(getByRole('button', { name: 'Another picture' }))
  expect(onRefresh).toHaveBeenCalledOnce()
  await expect.element(handle).toHaveAttribute('aria-valuenow', '0')
})

test('while it loads nothing can be moved; what went wrong offers another try', async () => {
  const onRefresh = vi.fn<() => void>()
  const part = (error?: string) => (
    <PuzzleVerify
      labels={labels}
      puzzle={undefined}
      error={error}
      onVerify={async () => ({ passed: true })}
      onRefresh={onRefresh}
    />
  )
  const { rerender, getByRole } = await render(part())
  const handle = getByRole('slider')
  await expect.element(handle).toHaveAttribute('aria-disabled', 'true')
  handle.element().focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(handle).toHaveAttribute('aria-valuenow', '0')
  await rerender(part('No connection'))
  await expect.element(getByRole('alert')).toHaveTextContent('No connection')
  await userEvent.click(getByRole('button', { name: 'Another picture' }))
  expect(onRefresh).toHaveBeenCalledOnce()
})
