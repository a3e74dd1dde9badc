import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import '../tokens.css'
import { Page } from './page'

test('the parts of a page are below its heading, each at the same distance', async () => {
  await render(
    <Page title="Loans">
      <section aria-label="first">one</section>
      <section aria-label="second">two</section>
    </Page>,
  )
  const first = page.getByRole('region', { name: 'first' })
  await expect.element(first).toBeVisible()
  const parts = [page.getByRole('heading', { name: 'Loans' }), first, page.getByRole('region', { name: 'second' })]
  const boxes = parts.map((part) => part.element().getBoundingClientRect())
  const distances = boxes.slice(1).map(({ top }, at) => Math.round(top - boxes[at]!.bottom))
  expect(distances).toEqual([12, 12])
})
