import { afterEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import '../tokens.css'
import { Heading } from './heading'

afterEach(() => page.viewport(1280, 800))

const title = page.getByRole('heading', { name: 'Loans', level: 1 })
const note = page.getByText('Who has which book')
const button = page.getByRole('button', { name: 'Lend' })
const box = (part: { element(): Element }) => part.element().getBoundingClientRect()

test('the title is the heading of the page, with a sentence below it and buttons at the right', async () => {
  await render(<Heading title="Loans" note="Who has which book" actions={<button>Lend</button>} />)
  await expect.element(title).toBeVisible()
  expect(box(note).top).toBeGreaterThanOrEqual(box(title).bottom)
  expect(box(button).left).toBeGreaterThan(box(note).right)
  const { right } = document.querySelector('header')!.getBoundingClientRect()
  expect(box(button).right).toBe(right)
})

test('on a phone the buttons are below, where they have no room beside a long title', async () => {
  await page.viewport(390, 800)
  await render(
    <Heading
      title="Loans"
      note="Who has which book, since when, and when it is due at the library again"
      actions={<button>Lend a book</button>}
    />,
  )
  const lend = page.getByRole('button', { name: 'Lend a book' })
  const sentence = page.getByText(/^Who has which book/)
  await expect.element(lend).toBeVisible()
  expect(box(lend).top).toBeGreaterThanOrEqual(box(sentence).bottom)
})

test('a title without spaces breaks where the page ends', async () => {
  await page.viewport(390, 800)
  await render(<Heading title={'Loans'.repeat(40)} />)
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => document.documentElement.scrollWidth).toBe(390)
})

test('without a sentence and buttons there is the title alone', async () => {
  await render(<Heading title="Loans" />)
  await expect.element(title).toBeVisible()
  expect(document.querySelector('header')!.querySelectorAll('*:not(div, h1)')).toHaveLength(0)
})
