import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import '../tokens.css'
import { Figure } from './figure'

test('says what is counted before the number, then how it changed and what it means', async () => {
  const { container } = await render(
    <Figure
      name="Loans"
      icon="lucide:book"
      value="1,234"
      trend={<span>+12%</span>}
      notes={['in 28 days', '3 are late']}
    />,
  )
  expect(container.innerText.split(/\s*\n\s*/)).toEqual(['Loans', '1,234', '+12%', 'in 28 days', '3 are late'])
  const [number, trend] = ['1,234', '+12%'].map((text) => page.getByText(text).element().getBoundingClientRect())
  expect(trend!.left).toBeGreaterThan(number!.right)
  expect(trend!.top).toBeLessThan(number!.bottom)
})

test('its icon is not read out', async () => {
  const { container } = await render(<Figure name="Loans" icon="lucide:book" value="7" />)
  await expect.poll(() => container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
})

test('a number that is a link looks like a number, until it is pointed at', async () => {
  await render(<Figure name="Loans" value={<a href="#loans">7</a>} />)
  const link = page.getByRole('link', { name: '7' })
  await expect.element(link).toHaveAttribute('href', '#loans')
  const { color, fontSize } = getComputedStyle(link.element().parentElement!)
  await expect.element(link).toHaveStyle({ color, fontSize, textDecorationLine: 'none' })
  await link.hover()
  await expect.element(link).toHaveStyle({ textDecorationLine: 'underline' })
})

test('zero shows as a number, and without notes nothing is below it', async () => {
  const { container } = await render(<Figure name="Loans" value={0} />)
  expect(container.innerText.split(/\s*\n\s*/)).toEqual(['Loans', '0'])
})
