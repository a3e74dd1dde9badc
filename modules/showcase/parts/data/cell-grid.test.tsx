import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { CellGrid } from './cell-grid'

const first = [
  { id: 1, name: 'Lin', age: '28' },
  { id: 2, name: 'Zhou', age: '31' },
]
const checkAge = (text: string) => (/^\d+$/.test(text) ? undefined : 'A whole number')
let saved: string[]

function Example() {
  const [rows, setRows] = useState(first)
  const save = (row: (typeof first)[number], key: string, text: string) => {
    saved.push(`${row.id} ${key} ${text}`)
    setRows(rows.map((one) => (one === row ? { ...one, [key]: text } : one)))
  }
  return (
    <CellGrid
      label="People"
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        { key: 'id', title: 'Number', text: ({ id }) => String(id) },
        { key: 'name', title: 'Name', text: ({ name }) => name, edit: { kind: 'text', check: () => undefined } },
        { key: 'age', title: 'Age', text: ({ age }) => age, edit: { kind: 'number', check: checkAge } },
      ]}
      onSave={save}
    />
  )
}

const cell = (name: string) => page.getByRole('gridcell', { name, exact: true })
const field = (name: string) => page.getByRole('textbox', { name })

beforeEach(() => {
  saved = []
})

test('Enter edits and saves and goes down; typing takes the place of the text', async () => {
  await render(<Example />)
  await userEvent.click(cell('Lin'))
  await userEvent.keyboard('{Enter}na{Enter}')
  await expect.element(cell('Linna')).toBeVisible()
  await expect.element(cell('Zhou')).toHaveFocus()
  await userEvent.keyboard('Wu{Enter}')
  await expect.element(cell('Wu')).toHaveFocus()
  await expect.poll(() => saved).toEqual(['1 name Linna', '2 name Wu'])
})

test('Tab saves and edits the next cell, past those that are only read; Shift+Tab goes back', async () => {
  await render(<Example />)
  await userEvent.dblClick(cell('28'))
  await userEvent.fill(field('Age'), '29')
  await userEvent.keyboard('{Tab}')
  await expect.element(field('Name')).toHaveValue('Zhou')
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  await expect.element(field('Age')).toHaveValue('29')
  await expect.poll(() => saved).toEqual(['1 age 29'])
})

test('a text that fails its check stays as it was typed, with the reason, until it is right', async () => {
  await render(<Example />)
  await userEvent.dblClick(cell('28'))
  await userEvent.fill(field('Age'), 'old')
  await userEvent.keyboard('{Enter}')
  await expect.element(field('Age')).toHaveAccessibleDescription('A whole number')
  await userEvent.click(cell('Zhou'))
  await expect.element(field('Age')).toHaveValue('old')
  await userEvent.fill(field('Age'), '30')
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => saved).toEqual(['1 age 30'])
})

test('Esc takes the change back; arrow keys move within the grid', async () => {
  await render(<Example />)
  await userEvent.dblClick(cell('Lin'))
  await userEvent.keyboard('da{Escape}')
  await expect.element(cell('Lin')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}')
  await expect.element(cell('31')).toHaveFocus()
  await userEvent.keyboard('{Home}{Enter}')
  await expect.element(cell('2')).toHaveFocus()
  await expect.poll(() => saved).toEqual([])
})
