import { Card, Figure, Heading, Section, Tabs } from 'atrium/ui'
import { useState } from 'react'
import { Link } from 'react-router'
import { afterEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { address } from '#test/console-app'
import { accessibilityErrors, widthErrors } from '#test/page-errors'
import { ownPage } from '#test/sample/sample-console'
import { closeWorld, openIn, type World } from '#test/worlds'
import { Trend } from './trend'

afterEach(closeWorld)

/** A page of a builder, made of the frames. */
function Library() {
  const [shown, setShown] = useState('late')
  const list = (label: string) => (
    <ul>
      <li>{label} 1</li>
    </ul>
  )
  return (
    <>
      <Heading
        title="Library"
        note="Who has which book, and since when"
        actions={<button type="button">Lend</button>}
      />
      <Figure
        name="Loans"
        icon="lucide:book"
        value={<Link to="/sample/second">1,234</Link>}
        trend={<Trend of={{ count: 1234, before: 1000 }} days={28} />}
        notes={['in 28 days']}
      />
      <Section title="Readers" note="28 days">
        <p>There are 7</p>
      </Section>
      <Card isCompact>
        <Tabs
          label="Books"
          tabs={['late', 'lent', 'reserved', 'ordered', 'missing', 'repaired'].map((key) => ({
            key,
            label: `Books that are ${key}`,
            content: list(key),
          }))}
          current={shown}
          onSelect={setShown}
        />
      </Card>
    </>
  )
}

const worlds: World[] = [
  { width: 1440, lang: 'en', theme: 'light' },
  { width: 390, lang: 'en', theme: 'dark' },
]

describe.each(worlds)('a page of the frames at $width px, $theme', (world) => {
  test('is accessible and fits', async () => {
    await openIn(world, ownPage(Library))
    await expect.element(page.getByRole('heading', { name: 'Library', level: 1 })).toBeVisible()
    expect([...(await accessibilityErrors()), ...widthErrors()]).toEqual([])
    page.getByRole('tab', { selected: true }).element().focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect.element(page.getByRole('tab', { name: 'Books that are repaired' })).toBeInViewport({ ratio: 1 })
    await expect.element(page.getByRole('tabpanel')).toHaveTextContent('repaired 1')
    expect([...(await accessibilityErrors()), ...widthErrors()]).toEqual([])
  })
})

test('the number of a figure is a way to another page, in place', async () => {
  await openIn(worlds[0]!, ownPage(Library))
  await userEvent.click(page.getByRole('link', { name: '1,234' }))
  await expect.poll(address).toBe('/sample/second')
})
