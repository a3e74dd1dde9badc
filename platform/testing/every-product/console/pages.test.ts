import { contract } from '#product/contract'
import { stateFieldOf } from 'atrium/contract/kind/action'
import { isAsked, isRequired, type Field } from 'atrium/contract/kind/field-kind'
import { linesOf } from 'atrium/contract/kind/fields/lines/line-values'
import { isFielded } from 'atrium/contract/kind/fields-of'
import type { FieldedKind } from 'atrium/contract/kind/types'
import type { LocalText } from 'atrium/contract/language'
import { afterEach, describe, expect, test } from 'vitest'
import { page, userEvent, type Locator } from 'vitest/browser'
import { formFields, titleOf } from '#server-test/kind/sample-form'
import { closeConsoles, openConsole, type RunningConsole } from '#test/console-app'
import { answer, formOf, link, listOf } from '#test/page-objects'
import { actOn, chooseMore } from '#test/row-menu'
import { fillField } from './fill-field'

// Every page that is derived from a kind of record, those of modules included.

afterEach(closeConsoles)

const replaced = new Set(Object.keys(contract.replacedPages).map((id) => `/${id}`))
/** Pages whose form and save ask for more than any other's, and whose own tests do this. */
const tested = new Set(['/system/operation/webhook', '/system/operation/identityProvider'])
const kinds = Object.values(contract.recordKinds)
  .filter(isFielded)
  .filter(({ page: own }) => own && !replaced.has(own.path) && !tested.has(own.path))

describe.each(kinds.map((kind) => [kind.kind, kind] as const))('the page of %s', (_, kind) => {
  const { form, field, save, add } = formOf(kind.name.zh)
  const { list } = listOf(kind.plural.zh)
  // A cell of a tree has more than the name in it.
  const shown = (name: string) => list.getByRole('link', { name, exact: true })
  const title = titleOf(kind)
  const { zh: label } = kind.fields[title]!
  // A number of a series is in no form: the server gives it.
  const isAskedFor = formFields(kind).some(([key]) => key === title)
  const needed = isAskedFor ? label : formFields(kind).find(([, one]) => isRequired(one))![1].zh
  const open = () => openConsole({ path: kind.page!.path, as: 'admin' })

  test('a record is added, opened, edited, and deleted after a question', async () => {
    const started = await open()
    await add()
    for (const [key, one] of formFields(kind))
      if (linesOf(one)) await fillLine(form, one)
      else if (isRequired(one)) await fillField(form, one, textOf(kind, key, 700))
    await userEvent.click(save)
    await expect.element(form).not.toBeInTheDocument()
    const name = isAskedFor ? titleText(kind, 700) : await givenName(started, kind, title)
    await expect.element(shown(name)).toBeVisible()

    await lookAtDetails(kind, name)

    const other = isAskedFor ? titleText(kind, 800) : name
    await actOn(name, '编辑')
    if (isAskedFor) await writeOver(field(label).first(), name, other)
    await userEvent.click(save)
    await expect.element(shown(other)).toBeVisible()

    await tryFirstAction(kind, other)

    await chooseMore(other, '删除')
    await answer('删除')
    await expect.element(shown(other)).not.toBeInTheDocument()
  })

  test('a missing value is reported at its field, and nothing is sent', async () => {
    const { sent } = await open()
    await add()
    await userEvent.click(save)
    await expect.element(form.getByText(new RegExp(`^请(?:填写|选择)${needed}$`))).toBeVisible()
    expect(sent(`POST /api${kind.page!.path}`)).toEqual([])
  })
})

async function writeOver(input: Locator, before: string, after: string): Promise<void> {
  await expect.element(input).toHaveValue(before)
  await userEvent.fill(input, after)
}

/** Returns what the server called the newest record of a kind. */
async function givenName({ runtime }: RunningConsole, { table, id }: FieldedKind, title: string): Promise<string> {
  const rows = runtime.engine.db.selectFrom(table as 'posts').orderBy(id as 'postId', 'desc')
  const row = await rows.select(title as 'postName').executeTakeFirstOrThrow()
  return (row as Readonly<Record<string, string>>)[title]!
}

/** Opens and closes the details of a record. */
async function lookAtDetails({ name: { zh } }: FieldedKind, name: string): Promise<void> {
  await userEvent.click(link(name))
  const details = page.getByRole('dialog', { name: new RegExp(`^${zh} ?详情$`) })
  await expect.element(details.getByRole('heading', { name })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(details).not.toBeInTheDocument()
}

/** Does the first action that a new record offers and that asks nothing, if there is one: its row shows the state that it leads to. */
async function tryFirstAction({ fields, actions = {}, plural }: FieldedKind, name: string): Promise<void> {
  const field = stateFieldOf(fields)
  if (field === undefined) return
  const states = fields[field]!.settings['values'] as Readonly<Record<string, LocalText>>
  const [first] = Object.keys(states)
  const found = Object.values(actions).find(({ from, to, form, confirm }) => {
    return to !== undefined && from?.includes(first!) && !form && !confirm
  })
  if (!found) return
  await actOn(name, found.name.zh)
  await expect.element(listOf(plural.zh).row(name).getByText(states[found.to!]!.zh, { exact: true })).toBeVisible()
}

/** Fills in what the first line of a record needs. */
async function fillLine(form: Locator, field: Field): Promise<void> {
  const line = form.getByRole('group', { name: '第 1 行', exact: true })
  for (const [name, one] of Object.entries(linesOf(field)!.fields)) {
    if (!isAsked(one) || !isRequired(one)) continue
    const value = one.kind.sample?.(700, one.settings, name)
    await fillField(line, one, typeof value === 'number' ? String(value) : typeof value === 'string' ? value : '')
  }
}

const textOf = (kind: FieldedKind, name: string, n: number): string => {
  const field = kind.fields[name]!
  const value = field.kind.sample?.(n, field.settings, name === titleOf(kind) ? kind.name.en : name)
  return typeof value === 'number' ? String(value) : typeof value === 'string' ? value : ''
}

const titleText = (kind: FieldedKind, n: number): string => textOf(kind, titleOf(kind), n)
