import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { useLongPress } from './use-long-press'

const press = vi.fn<() => void>()
const click = vi.fn<() => void>()

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.clearAllMocks()
})

function Held({ run = press }: { run?: () => void }) {
  return (
    <button type="button" onClick={click} {...useLongPress(run)}>
      Hold
    </button>
  )
}

const button = () => page.getByRole('button', { name: 'Hold' }).element()
const fire = (type: string, more: PointerEventInit = {}) =>
  button().dispatchEvent(
    new PointerEvent(type, {
      bubbles: true,
      cancelable: true,
      pointerType: 'touch',
      clientX: 20,
      clientY: 20,
      ...more,
    }),
  )

test('it runs after a second of being held, and the click at the end does nothing', async () => {
  await render(<Held />)
  fire('pointerdown')
  expect(button().dataset.held).toBe('')
  vi.advanceTimersByTime(999)
  expect(press).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(press).toHaveBeenCalledTimes(1)
  expect(button().dataset.held).toBeUndefined()
  fire('pointerup')
  fire('click')
  expect(click).not.toHaveBeenCalled()
  fire('click')
  expect(click).toHaveBeenCalledTimes(1)
})

test.each([
  ['pointerup', {}],
  ['pointercancel', {}],
  ['pointerout', {}],
  ['click', {}],
  ['pointermove', { clientX: 40 }],
])('%s cancels it', async (type, more) => {
  await render(<Held />)
  fire('pointerdown')
  fire(type, more)
  vi.advanceTimersByTime(2000)
  expect(press).not.toHaveBeenCalled()
})

test('the space bar holds it too', async () => {
  await render(<Held />)
  button().focus()
  await userEvent.keyboard('{ >}')
  vi.advanceTimersByTime(1000)
  expect(press).toHaveBeenCalledTimes(1)
  await userEvent.keyboard('{/ }')
  expect(click).not.toHaveBeenCalled()
})

test('what is no function is rejected with the specified error', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await expect(render(<Held run={'remove' as never} />)).rejects.toThrow('callback must be a function')
  vi.restoreAllMocks()
})
