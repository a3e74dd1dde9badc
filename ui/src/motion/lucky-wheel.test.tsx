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

/** The label that is nearest to the pointer at the top. */
function underPointer(container: Element): string {
  const parts = [...container.querySelectorAll('text')]
  return parts.toSorted((a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top)[0]!.textContent
}

test('it turns to the prize that was drawn before, and reads it out', async () => {
  await prefer('no-preference')
  const { wheel, results } = setUp({ draw: () => 'bag', duration: 200 })
  const { getByRole, container } = await render(wheel)
  await userEvent.click(getByRole('button', { name: 'Spin' }))
  await expect.element(getByRole('status')).toHaveTextContent('It is the bag')
  expect(results).toEqual(['bag'])
  expect(underPointer(container)).toBe('bag')
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
  expect(underPointer(container)).toBe('book')
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
  await expect.poll(() => document.getAnimations().length).toBe(1)
  await unmount()
  expect(document.getAnimations()).toEqual([])
  expect(results).toEqual([])
})

test('prizes come by weight; none is refused', () => {
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
