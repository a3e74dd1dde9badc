import { importsOf, lines, literal } from '../imports.mjs'
import { detailsTitle } from './files.mjs'
import { formValue } from '../samples.mjs'

/** `page.test.tsx`: the real console over the API in memory. */
export function pageTestFile(plan) {
  const { names } = plan
  const imports = importsOf()
  imports.add('vitest', 'afterEach', 'expect', 'test')
  imports.add('vitest/browser', 'page', 'userEvent')
  imports.add('#test/console-app', 'closeConsoles', 'openConsole')
  imports.add('#test/row-menu', 'actOn', 'chooseMore')
  const [zh] = names.name
  const hasChoice = filledOf(plan).some(({ kind }) => kind === 'ref' || kind === 'dict')
  const body = lines(
    'afterEach(closeConsoles)',
    '',
    `const form = page.getByRole('dialog', { name: /^(?:新增|编辑)/ })`,
    'const field = (name: string) => form.getByLabelText(name, { exact: true })',
    `const save = form.getByRole('button', { name: '保存' })`,
    "const button = (name: string) => page.getByRole('button', { name, exact: true })",
    `const open = () => openConsole({ path: '/${names.path}', as: 'admin' })`,
    hasChoice && chooser,
    '',
    adding(plan),
    '',
    missing(plan),
    '',
    editing(plan),
    '',
    details(plan, zh),
    '',
    deleting(plan),
  )
  return imports.above(body)
}

const chooser = `
/** Chooses the first of what a field offers. */
async function choose(name: string): Promise<void> {
  await userEvent.click(form.getByRole('combobox', { name, exact: true }))
  await expect.element(page.getByRole('listbox').last().getByRole('option').first()).toBeInTheDocument()
  await userEvent.keyboard('{Enter}')
}`

const titleValue = ({ names, title, dictValues }) => {
  const value = formValue(title, { isTitle: true, dictValues })
  if (value === 'name') return `New ${names.noun.replaceAll('-', ' ')}`
  return plain(value)
}

/** The value of a sample expression where the test counts one. */
const plain = (expression) => {
  if (expression === 'String(count)') return '77'
  return expression
    .replace(/^['`]|['`]$/g, '')
    .replace('${1000 + count}', '1077')
    .replaceAll('${count}', '77')
    .replaceAll('${name}', 'New')
}

const shownTexts = {
  money: '12.50',
  decimal: '2.5',
  datetime: '2026-01-31 09:05',
  int: '7',
}

function fillIn(field, plan) {
  const { kind, label } = field
  const name = literal(label[0])
  if (kind === 'ref' || kind === 'dict') return `await choose(${name})`
  const value =
    field === plan.title
      ? titleValue(plan)
      : (shownTexts[kind] ?? plain(formValue(field, { dictValues: plan.dictValues })))
  const isPicker = kind === 'date' || kind === 'datetime'
  return [`await userEvent.fill(field(${name}), '${value}')`, isPicker && 'await userEvent.tab()']
}

/** The fields that the test of a new record fills in. */
const filledOf = ({ fields, title }) =>
  fields.filter((field) => (field.isRequired || field === title) && field.kind !== 'status')

function adding(plan) {
  const { isScoped } = plan
  return lines(
    `test('a record is in the list once it is saved', async () => {`,
    'await open()',
    `await userEvent.click(button('新增'))`,
    filledOf(plan).map((field) => fillIn(field, plan)),
    isScoped && [
      `await userEvent.click(form.getByRole('combobox', { name: ${literal(plan.label.dept[0])} }))`,
      `await userEvent.click(page.getByTitle('平台组', { exact: true }).last())`,
    ],
    'await userEvent.click(save)',
    `await expect.element(button('${titleValue(plan)}')).toBeVisible()`,
    '})',
  )
}

function missing(plan) {
  const { names, title } = plan
  return lines(
    `test('what is missing is said at its field, and nothing is sent', async () => {`,
    'const { calls } = await open()',
    `await userEvent.click(button('新增'))`,
    'await userEvent.click(save)',
    `await expect.element(form.getByText(${literal(`请填写${title.label[0]}`)}, { exact: true })).toBeVisible()`,
    `expect(calls.filter((call) => call.startsWith('POST /api/${names.path}'))).toEqual([])`,
    '})',
  )
}

function editing(plan) {
  const { title, firstTitle } = plan
  return lines(
    `test('editing begins with what is there', async () => {`,
    'await open()',
    `await actOn('${firstTitle}', '编辑')`,
    `const title = field(${literal(title.label[0])})`,
    `await expect.element(title).toHaveValue('${firstTitle}')`,
    `await userEvent.fill(title, '${titleValue(plan)}')`,
    'await userEvent.click(save)',
    `await expect.element(button('${titleValue(plan)}')).toBeVisible()`,
    '})',
  )
}

function details({ firstTitle }, zh) {
  return lines(
    `test('the name opens the details', async () => {`,
    'await open()',
    `await userEvent.click(button('${firstTitle}'))`,
    `const details = page.getByRole('dialog', { name: ${literal(detailsTitle(zh))} })`,
    `await expect.element(details.getByText('${firstTitle}', { exact: true })).toBeVisible()`,
    '})',
  )
}

/** A row that the demo rows of no other resource refer to, since those take the first ones. */
function deleting({ deletedTitle }) {
  return lines(
    `test('deleting asks first', async () => {`,
    'await open()',
    `await chooseMore('${deletedTitle}', '删除')`,
    `await userEvent.click(page.getByRole('dialog', { name: /？$/ }).getByRole('button', { name: '删除' }))`,
    `await expect.element(button('${deletedTitle}')).not.toBeInTheDocument()`,
    '})',
  )
}
