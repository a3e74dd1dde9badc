import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../tokens.css'
import { SlideVerify } from './slide-verify'
import type { Attempt, Outcome } from './use-verify'

const labels = {
  handle: 'Handle',
  hint: 'Drag to the end',
  checking: 'Checking',
  failed: 'Try again',
  passed: 'Done',
  value: (percent: number) => `${percent} percent`,
}

async function open(answer: Outcome = { passed: true }) {
  const onVerify = vi.fn<(attempt: Attempt) => Promise<Outcome>>(async () => answer)
  const screen = await render(
    <div data-testid="place" style={{ width: 300 }}>
      <SlideVerify labels={labels} onVerify={onVerify} />
    </div>,
  )
  const handle = screen.getByRole('slider', { name: 'Handle' })
  /** Drags the handle to `x` pixels within the bar of 300. */
  const dragTo = (x: number) =>
    userEvent.dragAndDrop(handle, screen.getByTestId('place'), { targetPosition: { x, y: 12 }, steps: 8 })
  return { ...screen, onVerify, handle, dragTo }
}

test('a drag to the end is checked with the way that the pointer took', async () => {
  const { handle, dragTo, onVerify, getByRole } = await open()
  await dragTo(295)
  await expect.element(getByRole('status')).toHaveTextContent('Done')
  const [{ position, track }] = onVerify.mock.calls[0]!
  expect([position, track[0], track.at(-1)?.x]).toEqual([264, { x: 0, y: 0, t: 0 }, 264])
  expect(track.length).toBeGreaterThan(5)
  await expect.element(handle).toHaveAttribute('aria-disabled', 'true')
})

test('let go before the end it goes back and asks nothing', async () => {
  const { handle, dragTo, onVerify } = await open()
  await dragTo(200)
  await expect.element(handle).toHaveAttribute('aria-valuenow', '0')
  expect(onVerify).not.toHaveBeenCalled()
})

test('the keys move it, Enter lets it go, and its place is read out', async () => {
  const { handle, onVerify } = await open()
  await userEvent.tab()
  await expect.element(handle).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}{PageUp}')
  await expect.element(handle).toHaveAttribute('aria-valuenow', '30')
  await expect.element(handle).toHaveAttribute('aria-valuetext', '11 percent')
  await userEvent.keyboard('{PageUp>9/}{Enter}')
  await expect.element(handle).toHaveAttribute('aria-valuenow', '264')
  expect(onVerify.mock.calls[0]![0].track.map(({ x }) => x).slice(0, 5)).toEqual([0, 4, 8, 4, 30])
})

test('Esc takes it back', async () => {
  const { handle } = await open()
  await userEvent.tab()
  await userEvent.keyboard('{PageUp}{Escape}')
  await expect.element(handle).toHaveAttribute('aria-valuenow', '0')
})

test('an error says why, and the next try can begin at once', async () => {
  const { handle, dragTo, onVerify, getByRole } = await open({ passed: false, message: 'Too fast' })
  await dragTo(295)
  await expect.element(getByRole('status')).toHaveTextContent('Too fast')
  await expect.element(handle).toHaveAttribute('aria-valuenow', '0')
  await dragTo(295)
  await vi.waitFor(() => expect(onVerify).toHaveBeenCalledTimes(2))
})

test('nothing moves it while it is checked', async () => {
  let finish = (_: Outcome) => {}
  const { handle, dragTo, onVerify, getByRole } = await open()
  onVerify.mockImplementation(() => new Promise((resolve) => (finish = resolve)))
  await dragTo(295)
  await expect.element(getByRole('status')).toHaveTextContent('Checking')
  handle.element().focus()
  await userEvent.keyboard('{ArrowLeft}{Enter}')
  await expect.element(handle).toHaveAttribute('aria-valuenow', '264')
  expect(onVerify).toHaveBeenCalledTimes(1)
  finish({ passed: false })
  await expect.element(getByRole('status')).toHaveTextContent('Try again')
})
