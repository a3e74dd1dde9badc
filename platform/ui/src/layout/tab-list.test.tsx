import { useState } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { TabList, tabPanel } from './tab-list'

const tabs = ['a', 'b', 'c'].map((key) => ({ key, label: key.toUpperCase() }))

function Example() {
  const [current, setCurrent] = useState('a')
  return (
    <>
      <TabList id="x" label="Letters" tabs={tabs} current={current} onSelect={setCurrent} />
      <div {...tabPanel('x', current)}>the letter {current}</div>
    </>
  )
}

test('arrow keys go on to the next tab, around the end, and its panel shows', async () => {
  await render(<Example />)
  await userEvent.click(page.getByRole('tab', { name: 'A' }))
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(page.getByRole('tab', { name: 'C' })).toHaveFocus()
  await expect.element(page.getByRole('tabpanel', { name: 'C' })).toHaveTextContent('the letter c')
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(page.getByRole('tab', { name: 'A' })).toHaveAttribute('aria-selected', 'true')
})

test('tabs without room fade at the ends that hide some', async () => {
  const many = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((key) => ({ key, label: key.repeat(12) }))
  await render(
    <div style={{ width: 300 }}>
      <TabList id="many" label="Many" tabs={many} current="a" onSelect={() => undefined} />
    </div>,
  )
  const list = page.getByRole('tablist', { name: 'Many' })
  const mask = () => getComputedStyle(list.element()).maskImage
  await expect.poll(mask).toContain('to left')
  list.element().scrollLeft = 9999
  await expect.poll(mask).toContain('to right')
})

test('a tab that an arrow selects is whole in view, where there is no room for all', async () => {
  const many = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((key) => ({ key, label: `The letter ${key}, and more` }))
  function Long() {
    const [current, setCurrent] = useState('a')
    return (
      <div style={{ width: 300 }}>
        <TabList id="long" label="Long" tabs={many} current={current} onSelect={setCurrent} />
      </div>
    )
  }
  await render(<Long />)
  const list = page.getByRole('tablist', { name: 'Long' })
  await userEvent.click(page.getByRole('tab', { name: 'The letter a' }))
  for (const key of ['{ArrowLeft}', '{ArrowLeft}', '{ArrowRight}', '{ArrowRight}', '{ArrowRight}']) {
    await userEvent.keyboard(key)
    const [tab, room] = [document.activeElement!, list.element()].map((part) => part.getBoundingClientRect())
    // The row scrolls by whole pixels.
    expect([tab!.left > room!.left - 1, tab!.right < room!.right + 1]).toEqual([true, true])
  }
})

test('one tab is a stop of the tab key', async () => {
  await render(<Example />)
  await expect
    .poll(() =>
      page
        .getByRole('tab')
        .elements()
        .map((tab) => (tab as HTMLElement).tabIndex),
    )
    .toEqual([0, -1, -1])
})

test('a tab that is selected from the start is in view, and the page is not scrolled for it', async () => {
  const many = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((key) => ({ key, label: `The letter ${key}, and more` }))
  await render(
    <div style={{ width: 300, paddingTop: 3000 }}>
      <TabList id="far" label="Far" tabs={many} current="g" onSelect={() => undefined} />
    </div>,
  )
  const list = page.getByRole('tablist', { name: 'Far' }).element().getBoundingClientRect()
  const tab = page.getByRole('tab', { selected: true }).element().getBoundingClientRect()
  expect(tab.left).toBeGreaterThanOrEqual(list.left)
  expect(tab.right).toBeLessThanOrEqual(list.right)
  expect(scrollY).toBe(0)
})
