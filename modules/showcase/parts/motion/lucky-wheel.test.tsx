import { afterEach, expect, test, vi } from 'vitest'
import { cdp, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { drawByWeight, LuckyWheel, type Prize } from './lucky-wheel'

const prefer = (value: string) =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] })
afterEach(() => prefer('reduce'))

const prizes = ['cup', 'book', 'bag', 'nothing'].map((key, index) => ({ key, label: key, weight: index + 1 }))
const labels = { wheel: 'Wheel', spin: 'Spin', spinning: 'Wait', result: ({ label }: Prize) => `It is the ${label}` }

function setUp(props: { draw?: () => string | Promise<string>; duration?: number }) {
  const results: string[] = []
  const errors: unknown[] = []
  const wheel = (
    <LuckyWheel
      prizes={prizes}
      labels={labels}
      onResult={({ key }) => results.push(key)}
      onError={(error) => errors.push(error)}
      {...props}
    />
  )
  return { wheel, results, errors }
}

/** The prize whose slice is under the pointer at the top. */
function underPointer(container: Element): string | undefined {
  const { left, top, width } = container.querySelector('[role=group]')!.getBoundingClientRect()
  const parts = document.elementsFromPoint(left + width / 2, top + width / 8)
  return parts.find((part) => part.matches('[data-key]'))?.getAttribute('data-key') ?? undefined
}

/** How far the words are turned on the screen, in whole degrees. */
function slants(container: Element): number[] {
  return [...container.querySelectorAll('text')].map((word) => {
    const { a, b } = word.getScreenCTM()!
    return Math.round((Math.atan2(b, a) * 180) / Math.PI) + 0
  })
}

test('it turns to the prize that was drawn before, and reads it out', async () => {
  await prefer('no-preference')
  const { wheel, results } = setUp({ draw: () => 'bag', duration: 200 })
  const { getByRole, container } = await render(wheel)
  await userEvent.click(getByRole('button', { name: 'Spin' }))
  await expect.element(getByRole('status')).toHaveTextContent('It is the bag')
  expect(results).toEqual(['bag'])
  await expect.poll(() => underPointer(container)).toBe('bag')
  expect(slants(container)).toEqual([0, 0, 0, 0])
})

test('with reduced motion the keyboard has the result at once, without a turn', async () => {
  let answer!: (key: string) => void
  const draw = vi.fn<() => Promise<string>>(() => new Promise((resolve) => (answer = resolve)))
  const { wheel, results } = setUp({ draw })
  const { getByRole, container } = await render(wheel)
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  // While it draws, the button stays where the focus is, and does nothing.
  await expect.element(getByRole('button', { name: 'Wait' })).toHaveFocus()
  await userEvent.keyboard(' ')
  answer('book')
  await expect.element(getByRole('status')).toHaveTextContent('It is the book')
  await expect.element(getByRole('button', { name: 'Spin', exact: true })).toHaveFocus()
  expect(draw).toHaveBeenCalledOnce()
  await userEvent.keyboard(' ')
  await expect.poll(() => draw.mock.calls.length).toBe(2)
  answer('book')
  await expect.poll(() => results).toEqual(['book', 'book'])
  await expect.poll(() => underPointer(container)).toBe('book')
})

test.each([
  ['fails', () => Promise.reject(new Error('offline'))],
  ['names no prize', () => 'car'],
])('a draw that %s is reported, and can be tried again', async (_, draw) => {
  const { wheel, results, errors } = setUp({ draw })
  const { getByRole } = await render(wheel)
  await userEvent.click(getByRole('button', { name: 'Spin' }))
  await expect.poll(() => errors.length).toBe(1)
  await expect.element(getByRole('button', { name: 'Spin' })).toBeEnabled()
  expect(results).toEqual([])
})

test('a turn ends with the wheel', async () => {
  await prefer('no-preference')
  const { wheel, results } = setUp({ draw: () => 'cup', duration: 60_000 })
  const { getByRole, unmount } = await render(wheel)
  await userEvent.click(getByRole('button', { name: 'Spin' }))
  await expect.poll(() => document.getAnimations().length).toBe(5)
  await unmount()
  expect(document.getAnimations()).toEqual([])
  expect(results).toEqual([])
})

test('slices are as wide as their weights, with upright words; a prize without a weight has none', async () => {
  const { container, rerender } = await render(setUp({}).wheel)
  const widthOf = (key: string) => container.querySelector(`[data-key=${key}]`)!.getBoundingClientRect().width
  await expect.poll(() => widthOf('book')).toBeGreaterThan(1.5 * widthOf('cup'))
  expect(slants(container)).toEqual([0, 0, 0, 0])
  const some = prizes.map((prize) => (prize.key === 'cup' ? { ...prize, weight: 0 } : prize))
  await rerender(<LuckyWheel prizes={some} labels={labels} onResult={() => undefined} />)
  await expect.poll(() => [...container.querySelectorAll('text')].map((word) => word.textContent)).not.toContain('cup')
})

test('prizes come by weight; none is rejected', () => {
  const at = (random: number) => drawByWeight(prizes, () => random)
  expect([0, 0.099, 0.1, 0.299, 0.3, 0.6, 0.999].map(at)).toEqual([
    'cup',
    'cup',
    'book',
    'book',
    'bag',
    'nothing',
    'nothing',
  ])
  expect(() => drawByWeight([{ key: 'a', label: 'a', weight: 0 }])).toThrow(RangeError)
})
