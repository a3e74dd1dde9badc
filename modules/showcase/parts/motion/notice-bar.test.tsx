import type { ReactElement } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { cdp, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Notice } from './notice'
import { NoticeBar } from './notice-bar'

const prefer = (value: string) =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] })
beforeEach(() => prefer('no-preference'))
afterEach(() => prefer('reduce'))

const labels = { bar: 'News', pause: 'Pause', play: 'Go on', previous: 'Previous', next: 'Next', close: 'Close' }
const long = { key: 'long', text: 'The lift of building B is out of order. '.repeat(8) }
const short = { key: 'short', text: 'Coffee is back' }
const link = { key: 'link', text: 'Read the minutes', href: '#minutes' }

function Bar({ notices, ...rest }: { notices: readonly Notice[]; interval?: number; onClose?: () => void }) {
  return (
    <>
      <button type="button">before</button>
      <div style={{ width: 420 }}>
        <NoticeBar notices={notices} labels={labels} {...rest} />
      </div>
    </>
  )
}

/** The pointer may rest, from the test before, where the bar comes, and would hold it. */
async function open(bar: ReactElement) {
  const screen = await render(bar)
  await userEvent.hover(screen.getByRole('button', { name: 'before' }))
  return screen
}

/** Without the change of colour of a button. */
const running = () =>
  document.getAnimations().filter((one) => one.playState === 'running' && !(one instanceof CSSTransition))

test('a text that fits stands still, without a button to pause it', async () => {
  const { getByRole, getByText } = await open(<Bar notices={[short]} />)
  await expect.element(getByText('Coffee is back')).toBeVisible()
  expect(getByRole('button', { name: 'Pause' }).query()).toBeNull()
  expect(running()).toEqual([])
})

test('a long text moves, and stops at the pause button, the pointer and the focus', async () => {
  const { getByRole } = await open(<Bar notices={[long]} />)
  await expect.poll(() => running().length).toBe(1)
  await userEvent.hover(getByRole('region', { name: 'News' }))
  await expect.poll(() => running().length).toBe(0)
  await userEvent.hover(getByRole('button', { name: 'before' }))
  await expect.poll(() => running().length).toBe(1)
  await userEvent.click(getByRole('button', { name: 'Pause' }))
  await expect.element(getByRole('button', { name: 'Go on' })).toBeVisible()
  await userEvent.click(getByRole('button', { name: 'before' }))
  expect(running().length).toBe(0)
})

test('several take turns by themselves and by the buttons', async () => {
  const { getByText, getByRole } = await open(<Bar notices={[short, link]} interval={300} />)
  await expect.element(getByText('2/2')).toBeVisible()
  await expect.element(getByText('1/2')).toBeVisible()
  const next = getByRole('button', { name: 'Next' })
  const place = () => getByText(/^[12]\/2$/).element().textContent
  // Under the pointer no turn is taken by itself.
  await userEvent.hover(next)
  const first = place()
  await userEvent.click(next)
  await expect.poll(place).not.toBe(first)
  await userEvent.click(next)
  await expect.poll(place).toBe(first)
})

test('the focus on a link brings its notice into view', async () => {
  const { getByText, getByRole } = await open(<Bar notices={[short, link]} />)
  await userEvent.click(getByRole('button', { name: 'before' }))
  await userEvent.tab()
  await expect.element(getByRole('link', { name: 'Read the minutes' })).toHaveFocus()
  await expect.element(getByText('2/2')).toBeVisible()
})

test('with reduced motion a long text wraps and nothing moves', async () => {
  await prefer('reduce')
  const { getByRole, getByText } = await open(<Bar notices={[long, short]} interval={1} />)
  await expect.element(getByText('1/2')).toBeVisible()
  expect(running()).toEqual([])
  expect(getByRole('button', { name: 'Pause' }).query()).toBeNull()
  const { width, height } = getByRole('listitem').first().element().getBoundingClientRect()
  expect(width).toBeLessThan(420)
  expect(height).toBeGreaterThan(60)
})

test('closing is left to its owner; without a notice there is no bar', async () => {
  let closed = 0
  const { getByRole, rerender } = await open(<Bar notices={[short]} onClose={() => (closed += 1)} />)
  await userEvent.click(getByRole('button', { name: 'Close' }))
  expect(closed).toBe(1)
  await rerender(<Bar notices={[]} />)
  expect(getByRole('region').query()).toBeNull()
})
