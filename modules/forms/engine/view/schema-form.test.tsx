import type { Field, Form, FormItem, FormValues } from '../schema/form'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { useState } from 'react'
import { SchemaForm, type SchemaFormProps } from './schema-form'

const texts = {
  submit: 'Submit',
  next: 'Next',
  back: 'Back',
  choose: 'Choose',
  noChoice: 'No choices',
  hasError: 'has an error',
  unknown: (kind: string) => `Unknown item: ${kind}`,
  broken: 'This form cannot be shown',
  empty: 'not filled in',
  row: (number: number) => `Row ${number}`,
  addRow: 'Add row',
  remove: 'Remove',
  removeRow: (number: number) => `Remove row ${number}`,
  sum: 'Totals',
  sumOf: (name: string) => `Total of ${name}`,
}
const text = (en: string) => ({ zh: `中${en}`, en })
const field = (key: string, more: Partial<Field> = {}): Field => ({ kind: 'text', key, label: text(key), ...more })
const required = [{ rule: 'required' as const }]
const formOf = (...items: FormItem[]): Form => ({ title: text('Form'), items })
const options = [
  { value: 'a', label: text('Apple') },
  { value: 'b', label: text('Pear') },
]

const onSubmit = vi.fn<(values: FormValues) => void>()
const show = (form: Form, more: Partial<SchemaFormProps> = {}) =>
  render(<SchemaForm form={form} language="en" texts={texts} onSubmit={onSubmit} {...more} />)
const box = (name: string) => page.getByRole('textbox', { name, exact: true })
const noDictionary = () => undefined
const button = (name: string) => page.getByRole('button', { name, exact: true })

afterEach(() => {
  onSubmit.mockReset()
})

test('what is wrong is said at the field; the first wrong one gets the focus, and valid values are sent', async () => {
  await show(
    formOf(field('name', { rules: required }), field('mail', { rules: [{ rule: 'format', format: 'email' }] })),
  )
  await userEvent.fill(box('mail'), 'nobody')
  await userEvent.tab()
  await expect.element(box('mail')).toHaveAccessibleDescription('Enter an email address such as name@example.com')
  await userEvent.click(button('Submit'))
  await expect.element(box('name')).toHaveFocus()
  await expect.element(box('name')).toHaveAccessibleDescription('Fill in this field')
  expect(onSubmit).not.toHaveBeenCalled()
  await userEvent.fill(box('name'), 'Lin')
  await userEvent.fill(box('mail'), 'lin@example.com')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => onSubmit.mock.calls).toEqual([[{ name: 'Lin', mail: 'lin@example.com' }]])
})

test('sending waits until patterns can be checked', async () => {
  await show(formOf(field('code', { rules: [{ rule: 'pattern', pattern: 'A-\\d+' }] })), {
    defaultValues: { code: 'B-1' },
  })
  await userEvent.click(button('Submit'))
  await expect.element(box('code')).toHaveAccessibleDescription('Check the format of this text')
  await expect.element(box('code')).toHaveFocus()
  expect(onSubmit).not.toHaveBeenCalled()
  await userEvent.fill(box('code'), 'A-1')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => onSubmit.mock.calls).toEqual([[{ code: 'A-1' }]])
})

test('a pattern that would hold up the page of everybody who fills in is checked at once', async () => {
  await show(formOf(field('code', { rules: [{ rule: 'pattern', pattern: '(a+)+$' }] })))
  // The engine of the browser would try 2^40 ways through this text.
  await userEvent.fill(box('code'), `${'a'.repeat(40)}!`)
  await userEvent.tab()
  await expect.element(box('code')).toHaveAccessibleDescription('Check the format of this text')
  await userEvent.fill(box('code'), 'a'.repeat(41))
  await expect.element(box('code')).not.toHaveAccessibleDescription()
})

test('texts that are too long for the patterns of a form are rejected at the first of them, with what to do', async () => {
  const rules = [{ rule: 'pattern' as const, pattern: '(?:\\p{L}|\\p{N}){1,100}x?', message: text('Such as A1') }]
  await show(formOf(field('one', { rules }), field('two', { rules }), field('three', { rules })))
  for (const name of ['one', 'two', 'three']) await userEvent.fill(box(name), 'a'.repeat(2000))
  await userEvent.click(button('Submit'))
  await expect.element(box('one')).toHaveAccessibleDescription('Such as A1')
  await expect.element(box('two')).toHaveAccessibleDescription(/too long to check\. Shorten this .* ask the owner/)
  await expect.element(box('three')).not.toHaveAccessibleDescription()
})

test('each kind has its control and gives its value', async () => {
  await show(
    formOf(
      field('area', { kind: 'textarea' }),
      field('number', { kind: 'number', decimals: 1 }),
      field('money', { kind: 'money' }),
      field('one', { kind: 'select', options }),
      field('radio', { kind: 'radio', options }),
      field('many', { kind: 'checkbox', options }),
      field('on', { kind: 'switch' }),
      field('part', { kind: 'slider', default: 40 }),
      field('stars', { kind: 'rate' }),
      field('day', { kind: 'date' }),
      field('days', { kind: 'dateRange', default: ['2026-05-01', '2026-05-03'] }),
      field('time', { kind: 'time', default: '09:30' }),
      field('path', { kind: 'cascade', options: [{ ...options[0]!, children: [options[1]!] }] }),
      field('colour', { kind: 'colour', default: '#ff8800' }),
    ),
  )
  await userEvent.fill(box('area'), 'two\nlines')
  await userEvent.fill(page.getByRole('spinbutton', { name: 'number' }), '2.5')
  await userEvent.fill(page.getByRole('spinbutton', { name: 'money' }), '1234.5')
  await userEvent.click(page.getByRole('combobox', { name: 'one' }))
  await userEvent.click(page.getByTitle('Pear'))
  await userEvent.click(page.getByRole('radio', { name: 'Apple' }))
  await userEvent.click(page.getByRole('group', { name: 'many' }).getByRole('checkbox', { name: 'Pear' }))
  await userEvent.click(page.getByRole('switch', { name: 'on' }))
  page.getByRole('slider', { name: 'part' }).element().focus()
  await userEvent.keyboard('{ArrowRight}')
  await userEvent.click(page.getByRole('group', { name: 'stars' }).getByRole('radio').nth(3))
  await userEvent.fill(box('day'), '2026-03-04')
  await userEvent.keyboard('{Enter}')
  await userEvent.click(page.getByRole('combobox', { name: 'path' }))
  await userEvent.keyboard('{ArrowDown}{ArrowRight}{Enter}')
  await userEvent.click(button('Submit'))
  await expect
    .poll(() => onSubmit.mock.calls[0]?.[0])
    .toEqual({
      area: 'two\nlines',
      number: 2.5,
      money: 1234.5,
      one: 'b',
      radio: 'a',
      many: ['b'],
      on: true,
      part: 41,
      stars: 4,
      day: '2026-03-04',
      days: ['2026-05-01', '2026-05-03'],
      time: '09:30',
      path: ['a', 'b'],
      colour: '#ff8800',
    })
})

test('fields come and go with conditions, and values follow from others', async () => {
  const onChange = vi.fn<(values: FormValues) => void>()
  await show(
    formOf(
      field('price', { kind: 'money' }),
      field('count', { kind: 'number' }),
      field('sum', { kind: 'money', links: [{ product: ['price', 'count'] }] }),
      field('reason', { visible: { field: 'sum', is: 'greater', value: 100 }, rules: required }),
    ),
    { onChange },
  )
  await expect.element(box('reason')).not.toBeInTheDocument()
  await userEvent.fill(page.getByRole('spinbutton', { name: 'price' }), '60.5')
  await userEvent.fill(page.getByRole('spinbutton', { name: 'count' }), '2')
  await expect.element(page.getByRole('spinbutton', { name: 'sum' })).toHaveValue('121.00')
  await expect.element(page.getByRole('spinbutton', { name: 'sum' })).toBeDisabled()
  await userEvent.fill(box('reason'), 'big')
  expect(onChange).toHaveBeenLastCalledWith({ price: 60.5, count: 2, sum: 121, reason: 'big' })
  await userEvent.fill(page.getByRole('spinbutton', { name: 'count' }), '1')
  await expect.element(box('reason')).not.toBeInTheDocument()
  expect(onChange).toHaveBeenLastCalledWith({ price: 60.5, count: 1, sum: 60.5 })
})

test('letters are counted, and a text that is too long is told so without being cut', async () => {
  const max = { rules: [{ rule: 'length' as const, max: 5 }] }
  await show(formOf(field('own', max), field('line'), field('area', { kind: 'textarea' })))
  await expect.element(page.getByText('0 / 5', { exact: true })).toBeVisible()
  await expect.element(page.getByText('0 / 2000', { exact: true })).toBeVisible()
  await userEvent.fill(box('own'), 'sixsix')
  await userEvent.fill(box('line'), 'x'.repeat(2001))
  await userEvent.tab()
  await expect.element(page.getByText('6 / 5', { exact: true })).toBeVisible()
  await expect.element(box('own')).toHaveValue('sixsix')
  await expect.element(box('own')).toHaveAccessibleDescription('Enter at most 5 characters')
  await expect.element(page.getByText('2001 / 2000', { exact: true })).toBeVisible()
  await expect.element(box('line')).toHaveAccessibleDescription('Enter at most 2000 characters')
})

test('a field without anything to choose says so; one whose choices have not come yet does not', async () => {
  const form = formOf(
    field('gone', { kind: 'select', options: { dictionary: 'gone' }, rules: required }),
    field('late', { kind: 'select', options: { dictionary: 'late' } }),
    field('off', { kind: 'radio', options: [{ ...options[0]!, disabled: true }] }),
  )
  await show(form, { dictionary: (type) => (type === 'gone' ? [] : undefined) })
  const described = (name: string) => page.getByRole('combobox', { name })
  await expect.element(described('gone')).toHaveAccessibleDescription('No choices')
  await expect.element(page.getByRole('radiogroup', { name: 'off' })).toHaveAccessibleDescription('No choices')
  await userEvent.click(button('Submit'))
  await expect.element(described('gone')).toHaveAccessibleDescription('No choices')
  await expect.element(described('late')).not.toHaveAccessibleDescription('No choices')
})

test('steps go on when their fields are right, and back without asking', async () => {
  const panels = [
    { title: text('Who'), items: [field('name', { rules: required })] },
    { title: text('What'), items: [field('what', { rules: required })] },
  ]
  await show(formOf({ kind: 'steps', key: 's', panels }))
  await userEvent.click(button('Next'))
  await expect.element(box('name')).toHaveFocus()
  await expect.element(page.getByText('has an error')).toBeInTheDocument()
  await userEvent.fill(box('name'), 'Lin')
  await userEvent.click(button('Next'))
  await userEvent.fill(box('what'), 'talk')
  await userEvent.click(button('Back'))
  await expect.element(box('name')).toHaveValue('Lin')
  await userEvent.click(button('Next'))
  await userEvent.click(button('Submit'))
  await expect.poll(() => onSubmit.mock.calls).toEqual([[{ name: 'Lin', what: 'talk' }]])
})

test('a wrong field in another tab or in a folded group is opened and marked', async () => {
  const group: FormItem = {
    kind: 'group',
    key: 'g',
    title: text('More'),
    collapsible: true,
    items: [field('deep', { rules: required })],
  }
  const panels = [
    { title: text('First'), items: [field('a')] },
    { title: text('Second'), items: [group] },
  ]
  await show(formOf({ kind: 'tabs', key: 't', panels }))
  await userEvent.click(page.getByRole('tab', { name: 'Second' }))
  await userEvent.click(button('More'))
  await userEvent.click(page.getByRole('tab', { name: 'First' }))
  await userEvent.click(button('Submit'))
  await expect.element(box('deep')).toHaveFocus()
  await expect.element(page.getByRole('tab', { name: 'Second has an error' })).toHaveAttribute('aria-selected', 'true')
})

test('what the server says stays until the field changes', async () => {
  function Held() {
    const [errors, setErrors] = useState({})
    const send = () => setErrors({ name: { code: 'pattern', message: text('Already taken') } })
    return <SchemaForm form={formOf(field('name'))} language="en" texts={texts} errors={errors} onSubmit={send} />
  }
  await render(<Held />)
  await userEvent.fill(box('name'), 'Lin')
  await userEvent.click(button('Submit'))
  await expect.element(page.getByText('Already taken')).toBeVisible()
  await userEvent.fill(box('name'), 'Zhou')
  await expect.element(page.getByText('Already taken')).not.toBeInTheDocument()
})

test('an entry is shown as text in the language of the reader', async () => {
  const form = formOf(
    field('fruit', { kind: 'checkbox', options }),
    field('price', { kind: 'money' }),
    field('on', { kind: 'switch' }),
    field('none'),
    field('dict', { kind: 'select', options: { dictionary: 'sex' } }),
  )
  await show(form, {
    language: 'zh-cn',
    readOnly: true,
    defaultValues: { fruit: ['a', 'b'], price: 12345.5, on: true, dict: '1' },
    dictionary: () => [{ value: '1', label: '男' }],
  })
  await expect.element(page.getByText('中Apple、中Pear')).toBeVisible()
  for (const shown of ['¥ 12,345.50', '是', 'not filled in', '男']) {
    await expect.element(page.getByText(shown, { exact: true })).toBeVisible()
  }
  expect(document.querySelector('input')).toBeNull()
})

test('a label with script is a text, an unknown kind is named, and a form that cannot be drawn says so', async () => {
  const script = '<img src=x onerror="document.title=1">'
  const screen = await show(formOf(field('a', { label: text(script) }), { kind: 'iframe', key: 'b' } as never))
  await expect.element(page.getByText(script)).toBeVisible()
  await expect.element(page.getByText('Unknown item: iframe')).toBeVisible()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await screen.rerender(
    <SchemaForm form={formOf({ kind: 'tabs', key: 'b' } as never)} language="en" texts={texts} onSubmit={onSubmit} />,
  )
  await expect.element(page.getByRole('alert')).toHaveTextContent('This form cannot be shown')
  vi.restoreAllMocks()
})

test('10,000 options are a list that draws few of them', async () => {
  const many = Array.from({ length: 10_000 }, (_, at) => ({ value: `v${at}`, label: text(`Option ${at}`) }))
  await show(formOf(field('big', { kind: 'radio', options: many })))
  await userEvent.click(page.getByRole('combobox', { name: 'big' }))
  await userEvent.keyboard('Option 9999')
  await userEvent.click(page.getByTitle('Option 9999', { exact: true }))
  await expect.poll(() => document.querySelectorAll('[title^="Option"]').length).toBeLessThan(100)
})

/** The keys of the fields that render while this runs, and `form` where all around them does: each reads its label or title. */
const reads: string[] = []
const watched = (item: Field): Field => ({
  ...item,
  get label() {
    reads.push(item.key)
    return item.label
  },
})
async function rendered(act: () => Promise<void>): Promise<string[]> {
  reads.length = 0
  await act()
  return [...new Set(reads)].toSorted()
}

test('a key renders its field and those that depend on it, also where the page around keeps the values', async () => {
  const many = Array.from({ length: 30 }, (_, at) => field(`f${at}`, { rules: [{ rule: 'length', max: 3 }] }))
  const { items } = formOf(
    ...many.map(watched),
    watched(field('price', { kind: 'money' })),
    watched(field('sum', { kind: 'money', links: [{ sum: ['price'] }] })),
    { kind: 'group', key: 'g', title: text('More'), items: [watched(field('deep'))] },
    watched(field('reason', { rules: [{ rule: 'required', when: { field: 'f1', is: 'notEmpty' } }] })),
  )
  const form: Form = {
    items,
    get title() {
      reads.push('form')
      return text('Form')
    },
  }
  function Page() {
    const [values, setValues] = useState<FormValues>()
    return (
      <SchemaForm
        form={form}
        language="en"
        texts={texts}
        defaultValues={values}
        dictionary={noDictionary}
        onChange={setValues}
        onSubmit={(sent) => onSubmit(sent)}
      />
    )
  }
  await render(<Page />)
  const typing = (name: string, key: string) => () => userEvent.type(box(name), key)
  expect(await rendered(typing('f0', 'a'))).toEqual(['f0'])
  expect(await rendered(typing('f1', 'a'))).toEqual(['f1', 'reason'])
  const price = page.getByRole('spinbutton', { name: 'price' })
  expect(await rendered(() => userEvent.type(price, '5'))).toEqual(['price', 'sum'])
  expect(await rendered(typing('f2', 'abcd'))).toEqual(['f2'])
  expect(await rendered(() => userEvent.tab())).toEqual(['f2'])
  await expect.element(box('f2')).toHaveAccessibleDescription(/3/)
})
