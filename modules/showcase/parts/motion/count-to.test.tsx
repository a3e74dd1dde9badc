import { afterEach, expect, test } from 'vitest'
import { cdp } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { CountTo } from './count-to'
import { RollingNumber } from './rolling-number'

const prefer = (value: string) =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] })
afterEach(() => prefer('reduce'))

const shown = (container: Element) => container.querySelector('[aria-hidden]')!.textContent
const numeric = (container: Element) => Number(shown(container))

test('it counts through the numbers between and says when it is there', async () => {
  await prefer('no-preference')
  const seen = new Set<string>()
  let ends = 0
  const { container } = await render(<CountTo from={10} to={90} duration={400} onEnd={() => (ends += 1)} />)
  new MutationObserver(() => seen.add(shown(container))).observe(container, { characterData: true, subtree: true })
  await expect.poll(() => ends).toBe(1)
  expect(shown(container)).toBe('90')
  expect(seen.size).toBeGreaterThan(2)
  expect([...seen].every((text) => Number(text) >= 10 && Number(text) <= 90)).toBe(true)
})

test('a new value is reached from the number that shows', async () => {
  await prefer('no-preference')
  const { container, rerender } = await render(<CountTo from={500} to={500} />)
  const seen: number[] = []
  new MutationObserver(() => seen.push(numeric(container))).observe(container, { characterData: true, subtree: true })
  await rerender(<CountTo from={500} to={400} duration={200} />)
  await expect.poll(() => shown(container)).toBe('400')
  expect(seen).toEqual(seen.toSorted((a, b) => b - a))
})

test('it holds while it is paused, and goes on', async () => {
  await prefer('no-preference')
  const { container, rerender } = await render(<CountTo to={1} decimals={6} duration={1000} />)
  await expect.poll(() => numeric(container)).toBeGreaterThan(0)
  await rerender(<CountTo to={1} decimals={6} duration={1000} paused />)
  const held = shown(container)
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  expect(shown(container)).toBe(held)
  await rerender(<CountTo to={1} decimals={6} duration={1000} />)
  await expect.poll(() => shown(container)).toBe('1.000000')
})

test('it waits until it is in view', async () => {
  await prefer('no-preference')
  const { container } = await render(
    <div style={{ height: 100, overflow: 'auto' }}>
      <div style={{ height: 400 }} />
      <CountTo to={7} duration={1} />
    </div>,
  )
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  expect(shown(container)).toBe('0')
  container.firstElementChild!.scrollTop = 400
  await expect.poll(() => shown(container)).toBe('7')
})

test('with reduced motion the end shows at once, written as the language does', async () => {
  let ends = 0
  const { container } = await render(
    <CountTo to={1234.5} decimals={2} prefix="≈ " suffix=" €" locale="de" onEnd={() => (ends += 1)} />,
  )
  expect(shown(container)).toBe('≈ 1.234,50 €')
  expect(container.querySelector('.visually-hidden')!.textContent).toBe('≈ 1.234,50 €')
  await expect.poll(() => ends).toBe(1)
})

test('what is no number shows as a dash', async () => {
  const { container } = await render(<CountTo to={NaN} />)
  expect(shown(container)).toBe('–')
})

test('digits roll to their place, and are read as one number', async () => {
  const { container } = await render(<RollingNumber value={42} digits={3} />)
  expect(container.querySelector('.visually-hidden')!.textContent).toBe('042')
  const digits = [...container.querySelectorAll<HTMLElement>('[aria-hidden] > span')]
  const { height } = digits[0]!.parentElement!.getBoundingClientRect()
  const tops = digits.map((one) => one.parentElement!.getBoundingClientRect().top - one.getBoundingClientRect().top)
  expect(tops.map((top) => Math.round(top / height))).toEqual([0, 4, 2])
})
