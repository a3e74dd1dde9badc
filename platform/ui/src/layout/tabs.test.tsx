import { useState } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import '../tokens.css'
import { Tabs } from './tabs'

const tab = (name: string) => page.getByRole('tab', { name })
const panel = (name: string) => page.getByRole('tabpanel', { name })

/** Tabs with a field each; `rendered` lists which of them were rendered, in order and once. */
function example() {
  const rendered = new Set<string>()
  function Field({ label }: { label: string }) {
    rendered.add(label)
    return <input aria-label={label} />
  }
  function Example() {
    const [current, setCurrent] = useState('facts')
    const tabs = ['facts', 'story', 'loans'].map((key) => ({ key, label: key, content: <Field label={key} /> }))
    return <Tabs label="Parts" tabs={tabs} current={current} onSelect={setCurrent} />
  }
  return { Example, rendered }
}

test('one panel shows, named by its tab, and a click shows another', async () => {
  const { Example } = example()
  await render(<Example />)
  await expect.element(page.getByRole('tablist', { name: 'Parts' })).toBeVisible()
  await expect.element(panel('facts')).toBeVisible()
  await userEvent.click(tab('loans'))
  await expect.element(tab('loans')).toHaveAttribute('aria-selected', 'true')
  await expect.element(panel('loans')).toBeVisible()
  expect(page.getByRole('tabpanel').elements()).toHaveLength(1)
})

test('by keyboard: an arrow selects the tab beside, and Tab goes on into its panel', async () => {
  const { Example } = example()
  await render(<Example />)
  await userEvent.click(tab('facts'))
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(tab('story')).toHaveFocus()
  await expect.element(panel('story')).toBeVisible()
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
  await expect.element(tab('loans')).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByRole('textbox', { name: 'loans' })).toHaveFocus()
})

test('what was typed stays behind its tab', async () => {
  const { Example } = example()
  await render(<Example />)
  await userEvent.fill(page.getByRole('textbox', { name: 'facts' }), 'half a w')
  await userEvent.click(tab('story'))
  await expect.element(page.getByRole('textbox', { name: 'facts' })).not.toBeInTheDocument()
  await userEvent.click(tab('facts'))
  await expect.element(page.getByRole('textbox', { name: 'facts' })).toHaveValue('half a w')
})

test('a panel is rendered when it is first selected, not before', async () => {
  const { Example, rendered } = example()
  await render(<Example />)
  expect([...rendered]).toEqual(['facts'])
  await userEvent.click(tab('loans'))
  await expect.element(panel('loans')).toBeVisible()
  expect([...rendered]).toEqual(['facts', 'loans'])
})

test('each tab says which panel it shows, also of two that are on one page', async () => {
  const { Example } = example()
  await render(
    <>
      <Example />
      <Example />
    </>,
  )
  const panels = page.getByRole('tabpanel').elements()
  expect(panels).toHaveLength(2)
  for (const [at, one] of tab('facts').elements().entries())
    expect(document.getElementById(one.getAttribute('aria-controls')!)).toBe(panels[at])
})
