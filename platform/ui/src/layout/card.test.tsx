import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import '../tokens.css'
import { Card, Section } from './card'

test('a section is a region with the name of its heading, and the note is beside the title', async () => {
  await render(
    <Section title="Loans" note={<a href="#all">all loans</a>}>
      <p>none</p>
    </Section>,
  )
  const section = page.getByRole('region', { name: 'Loans', exact: true })
  await expect.element(section.getByText('none')).toBeVisible()
  const heading = section.getByRole('heading', { level: 2 })
  await expect.element(heading).toHaveTextContent('Loans')
  await expect.element(heading.getByRole('link', { name: 'all loans' })).toBeVisible()
})

test('a section without a note has its title alone in the heading', async () => {
  await render(<Section title="Loans">none</Section>)
  await expect.element(page.getByRole('heading', { name: 'Loans', level: 2 })).toBeVisible()
  expect(page.getByRole('heading').element().children).toHaveLength(0)
})

test('what is in a card or section is inside of its line, and takes the class of the page', async () => {
  const { container } = await render(
    <>
      <Card className="wide">
        <p>in a card</p>
      </Card>
      <Section title="Loans" className="wide">
        <p>in a section</p>
      </Section>
    </>,
  )
  const frames = [...container.querySelectorAll('.wide')]
  expect(frames.map((frame) => frame.querySelector('p')?.textContent)).toEqual(['in a card', 'in a section'])
  for (const frame of frames) {
    const [outer, inner] = [frame, frame.querySelector('p')!].map((part) => part.getBoundingClientRect())
    expect([inner!.left - outer!.left, outer!.right - inner!.right, outer!.bottom - inner!.bottom]).toEqual([
      17, 17, 17,
    ])
  }
})

test('a compact card has less padding on a phone, and as much as the others elsewhere', async () => {
  await render(
    <>
      <Card className="usual">usual</Card>
      <Card className="compact" isCompact>
        compact
      </Card>
    </>,
  )
  const paddings = () =>
    ['.usual', '.compact'].map((name) => getComputedStyle(document.querySelector(name)!).paddingTop)
  await page.viewport(390, 800)
  await expect.poll(paddings).toEqual(['16px', '12px'])
  await page.viewport(1280, 800)
  await expect.poll(paddings).toEqual(['16px', '16px'])
})
