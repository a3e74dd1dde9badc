import type { Field } from 'atrium/contract/kind/field-kind'
import { expect } from 'vitest'
import { page, userEvent, type Locator } from 'vitest/browser'
import { chooseOption } from '#test/page-objects'

/** Chooses the first of what a field offers. */
async function chooseFirst(input: Locator): Promise<void> {
  await userEvent.click(input)
  await expect.element(page.getByRole('listbox').last().getByRole('option').first()).toBeInTheDocument()
  await userEvent.keyboard('{Enter}')
}

/** Chooses the first of what a field offers that takes several, and closes its list. */
async function chooseOne(input: Locator): Promise<void> {
  await chooseFirst(input)
  await userEvent.keyboard('{Escape}')
}

async function pick(input: Locator, value: string): Promise<void> {
  await userEvent.fill(input, value)
  await userEvent.tab()
}

/** How people fill in a field whose value is no text that they type, by the kind of field. */
const ways: Readonly<Record<string, (input: Locator) => Promise<void>>> = {
  ref: chooseFirst,
  person: chooseFirst,
  dict: chooseFirst,
  choice: chooseFirst,
  choices: chooseOne,
  refs: chooseOne,
  tags: (input) => userEvent.type(input, 'new{Enter}'),
  yesNo: (input) => userEvent.click(input),
  rating: (input) => userEvent.click(input.getByRole('radio').nth(3)),
  department: async (input) => {
    await userEvent.click(input)
    await chooseOption('平台组')
  },
  parent: async (input) => {
    await userEvent.click(input)
    await userEvent.click(page.getByRole('treeitem').first())
  },
  time: (input) => pick(input, '09:05'),
  duration: (input) => userEvent.fill(input.getByRole('spinbutton').first(), '2'),
  date: (input) => pick(input, '2026-01-31'),
  dateTime: (input) => pick(input, '2026-01-31 09:05'),
  money: (input) => userEvent.fill(input, '12.50'),
  decimal: (input) => userEvent.fill(input, '2.5'),
  percent: (input) => userEvent.fill(input, '2.5'),
}

/** Kinds whose label names more than their input. */
const comboboxes = new Set(['ref', 'refs', 'person', 'dict', 'choice', 'choices', 'tags', 'department', 'parent'])

/** Fills in a field of the open form: with the text, or as its kind has it. */
export function fillField(form: Locator, field: Field, text: string): Promise<void> {
  const way = ways[field.kind.name]
  const input = comboboxes.has(field.kind.name)
    ? form.getByRole('combobox', { name: field.zh, exact: true })
    : form.getByLabelText(field.zh, { exact: true })
  // A field of lines, which come after the others, may have the same label.
  return way ? way(input.first()) : userEvent.fill(input.first(), text)
}
