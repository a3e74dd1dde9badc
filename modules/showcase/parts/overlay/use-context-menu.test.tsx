import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { useContextMenu } from './use-context-menu'

const chosen = vi.fn<(file: string) => void>()

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.clearAllMocks()
})

function Files() {
  const { areaOf, menu, opened } = useContextMenu('Actions', (file: string) => [
    { key: 'open', label: `Open ${file}`, onSelect: () => chosen(file) },
  ])
  return (
    <>
      {['plan', 'bill'].map((file) => (
        <button key={file} type="button" data-opened={opened === file || undefined} {...areaOf(file)}>
          {file}
        </button>
      ))}
      {menu}
    </>
  )
}

const file = (name: string) => page.getByRole('button', { name, exact: true })
const touch = (type: string, name: string) =>
  file(name)
    .element()
    .dispatchEvent(
      new PointerEvent(type, { bubbles: true, cancelable: true, pointerType: 'touch', clientX: 20, clientY: 20 }),
    )

test('a finger that rests opens the menu of what it rests on', async () => {
  await render(<Files />)
  touch('pointerdown', 'bill')
  vi.advanceTimersByTime(1000)
  vi.useRealTimers()
  await expect.element(page.getByRole('menuitem', { name: 'Open bill' })).toBeVisible()
  expect(file('bill').element().dataset.opened).toBe('true')
  touch('pointerup', 'bill')
  touch('click', 'bill')
  await expect.element(page.getByRole('menuitem', { name: 'Open bill' })).toBeVisible()
  await userEvent.click(page.getByRole('menuitem', { name: 'Open bill' }))
  expect(chosen.mock.calls).toEqual([['bill']])
})

test('a finger that goes earlier, and a mouse that is held, open nothing', async () => {
  await render(<Files />)
  touch('pointerdown', 'bill')
  vi.advanceTimersByTime(900)
  touch('pointerup', 'bill')
  vi.advanceTimersByTime(2000)
  file('plan')
    .element()
    .dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'mouse' }))
  vi.advanceTimersByTime(2000)
  vi.useRealTimers()
  await expect.poll(() => page.getByRole('menu').query()).toBeNull()
})
