import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { Marked } from './marked'

const marks = () => [...document.querySelectorAll('mark')].map(({ textContent }) => textContent)

test('every hit is marked, in its own case, and the text stays whole', async () => {
  await render(
    <p>
      <Marked text="Lin and lin (1+1)" search=" LIN " />
    </p>,
  )
  await expect.element(page.getByText('Lin and lin (1+1)')).toBeVisible()
  expect(marks()).toEqual(['Lin', 'lin'])
})

test('signs of patterns are plain characters, and an empty search marks nothing', async () => {
  const { rerender } = await render(<Marked text="Lin (1+1) C:\dir" search="(1+1)" />)
  expect(marks()).toEqual(['(1+1)'])
  await rerender(<Marked text="C:\dir" search="\" />)
  expect(marks()).toEqual(['\\'])
  await rerender(<Marked text="Lin" search=" " />)
  expect(marks()).toEqual([])
})
