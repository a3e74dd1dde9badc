import type { ReactElement } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { cdp, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { SeamlessScroll } from './seamless-scroll'

const prefer = (value: string) =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] })
beforeEach(() => prefer('no-preference'))
afterEach(() => prefer('reduce'))

const labels = { list: 'Orders', pause: 'Pause', play: 'Go on' }
const style = document.createElement('style')
style.textContent = '.test-box { height: 100px } .test-box li { height: 40px }'
document.head.append(style)

function Board({ count, pressed, ...rest }: { count: number; pressed?: (item: number) => void; rest?: number }) {
  return (
    <>
      <button type="button">elsewhere</button>
      <SeamlessScroll
        items={Array.from({ length: count }, (_, index) => index + 1)}
        itemKey={(item) => item}
        renderItem={(item) => (
          <button type="button" onClick={() => pressed?.(item)}>
            order {item}
          </button>
        )}
        labels={labels}
        className="test-box"
        {...rest}
      />
    </>
  )
}

/** The pointer may rest, from the test before, where the list comes, and would hold it. */
async function open(board: ReactElement) {
  const screen = await render(board)
  await userEvent.hover(screen.getByRole('button', { name: 'elsewhere' }))
  return screen
}

/** Without the change of colour of a button. */
const motion = () => document.getAnimations().find((one) => !(one instanceof CSSTransition))
const state = () => motion()?.playState

test('it moves, and pointer, focus and its button hold it', async () => {
  const { getByRole, container } = await open(<Board count={5} />)
  await expect.poll(state).toBe('running')
  await userEvent.hover(container.querySelector('.test-box')!)
  await expect.poll(state).toBe('paused')
  await userEvent.hover(getByRole('button', { name: 'elsewhere' }))
  await expect.poll(state).toBe('running')
  ;(getByRole('button', { name: 'elsewhere' }).element() as HTMLElement).focus()
  await userEvent.tab()
  await expect.poll(state).toBe('paused')
  await userEvent.click(getByRole('button', { name: 'Pause' }))
  await userEvent.click(getByRole('button', { name: 'elsewhere' }))
  await expect.poll(state).toBe('paused')
  await userEvent.click(getByRole('button', { name: 'Go on' }))
  await expect.poll(state).toBe('running')
})

test('the copy is not for screen readers and the keyboard, but can be pressed', async () => {
  const pressed: number[] = []
  const { getByRole, container } = await open(<Board count={5} pressed={(item) => pressed.push(item)} />)
  await expect.poll(() => container.querySelectorAll('ul').length).toBe(2)
  expect(getByRole('button', { name: /^order/ }).all().length).toBe(5)
  const copy = [...container.querySelectorAll<HTMLElement>('[aria-hidden] button')]
  expect(copy.map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, -1, -1, -1])
  copy[1]!.click()
  expect(pressed).toEqual([2])
})

test('items that fit do not move; one more makes them, and it goes on from where it is when more come', async () => {
  const { getByRole, rerender } = await open(<Board count={2} />)
  await expect.element(getByRole('button', { name: 'order 2' })).toBeVisible()
  expect(motion()).toBeUndefined()
  expect(getByRole('button', { name: 'Pause' }).query()).toBeNull()
  await rerender(<Board count={3} />)
  await expect.poll(state).toBe('running')
  await expect.poll(() => Number(motion()!.currentTime)).toBeGreaterThan(200)
  await rerender(<Board count={6} />)
  expect(Number(motion()!.currentTime)).toBeGreaterThan(200)
})

test('item by item, it rests at each', async () => {
  await open(<Board count={4} rest={1000} />)
  await expect.poll(state).toBe('running')
  const frames = () => (motion()!.effect as KeyframeEffect).getKeyframes().map(({ transform }) => transform)
  await expect.poll(frames).toEqual([0, 0, 40, 40, 80, 80, 120, 120, 160].map((top) => `translateY(${-top}px)`))
})

test('with reduced motion it is scrolled by hand', async () => {
  await prefer('reduce')
  const { getByRole } = await open(<Board count={5} />)
  await expect.element(getByRole('group', { name: 'Orders' })).toBeVisible()
  expect(motion()).toBeUndefined()
  expect(getComputedStyle(getByRole('group', { name: 'Orders' }).element()).overflowY).toBe('auto')
})
