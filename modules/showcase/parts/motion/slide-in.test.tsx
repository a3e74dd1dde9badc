import { afterEach, beforeEach, expect, test } from 'vitest'
import { cdp } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { SlideIn, type SlideInProps } from './slide-in'

const prefer = (value: string) =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] })
beforeEach(() => prefer('no-preference'))
afterEach(() => prefer('reduce'))

function Story(props: Partial<SlideInProps>) {
  return (
    <div data-testid="box" style={{ height: 200, overflow: 'auto' }}>
      <div style={{ height: 400 }} />
      <SlideIn duration={40} {...props}>
        <p>first</p>
        <p>second</p>
      </SlideIn>
      <div style={{ height: 400 }} />
    </div>
  )
}

const opacity = (element: Element) => getComputedStyle(element.parentElement!).opacity
const offset = (element: Element) => getComputedStyle(element.parentElement!).translate

test('it waits at its side until it is scrolled into view, then comes and stays', async () => {
  const { getByText, getByTestId } = await render(<Story from="left" distance={50} />)
  const first = getByText('first').element()
  expect([opacity(first), offset(first)]).toEqual(['0', '-50px'])
  getByTestId('box').element().scrollTop = 350
  await expect.poll(() => opacity(first)).toBe('1')
  await expect.poll(() => offset(first)).toBe('0px')
  getByTestId('box').element().scrollTop = 0
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  expect(opacity(first)).toBe('1')
})

test('again: it leaves with the view, and comes with it', async () => {
  const { getByText, getByTestId } = await render(<Story again />)
  const box = getByTestId('box').element()
  const first = getByText('first').element()
  for (const [top, expected] of [
    [350, '1'],
    [0, '0'],
    [350, '1'],
  ] as const) {
    box.scrollTop = top
    await expect.poll(() => opacity(first)).toBe(expected)
  }
})

test('one child comes after another', async () => {
  const { getByText } = await render(<Story delay={100} stagger={80} />)
  const delays = ['first', 'second'].map((text) =>
    getByText(text).element().parentElement!.style.getPropertyValue('--delay'),
  )
  expect(delays).toEqual(['100ms', '180ms'])
})

test('with reduced motion it shows without being in view', async () => {
  await prefer('reduce')
  const { getByText } = await render(<Story />)
  expect(opacity(getByText('first').element())).toBe('1')
})
