import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Icon, registerIcons } from './icon'

const square = '<path stroke="currentColor" stroke-width="2" d="M4 4h16v16H4z"/>'

test('a registered icon draws at once, with the thinner stroke of the product', async () => {
  registerIcons({ prefix: 'test', icons: { square: { body: square } } })
  const { container } = await render(<Icon name="test:square" />)
  expect(container.querySelector('path')?.getAttribute('stroke-width')).toBe('1.75')
})

test('an icon is decoration unless it has a label', async () => {
  registerIcons({ prefix: 'test', icons: { square: { body: square } } })
  const { container, rerender, getByRole } = await render(<Icon name="test:square" />)
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
  await rerender(<Icon name="test:square" label="Square" />)
  await expect.element(getByRole('img', { name: 'Square' })).toBeInTheDocument()
})

test('a lucide name outside of the registered sets is fetched, other names of an icon included', async () => {
  const { container } = await render(
    <>
      <Icon name="lucide:rabbit" />
      <Icon name="lucide:home" />
    </>,
  )
  await expect.poll(() => container.querySelectorAll('svg path').length, { timeout: 10_000 }).toBeGreaterThan(1)
})

test('an unknown name leaves an empty box of the same size', async () => {
  const { container } = await render(<Icon name="nowhere:nothing" size={18} />)
  const box = container.querySelector('svg')
  expect([box?.getAttribute('width'), box?.innerHTML]).toEqual(['18', ''])
})
