import { createContract } from 'atrium/contract/module/contract'
import { product } from 'atrium/entries/product'
import { thing, thingForm, things } from '#server-test/kind/every-kind/thing'
import { thingModule, thingServer } from '#server-test/kind/every-kind/thing-module'
import { afterEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { address } from '#test/console-app'
import { button, chooseOption, listOf, search } from '#test/page-objects'
import { ownPage } from '#test/sample/sample-console'
import { closeWorld, openIn, type World } from '#test/worlds'
import { request } from '#shared/api/request'
import { crudPage } from './crud-page'

afterEach(closeWorld)

const modules = [...product.contract.modules, thingModule]
const withThings = {
  ...product,
  contract: createContract(Object.fromEntries(modules.map((one) => [one.module.name, one]))),
  servers: { ...product.servers, sample: { resources: {}, migrations: {}, ...thingServer } },
}
// As many columns as have room.
const Things = crudPage(things, thing, {
  columns: (own) => [own.thingId, own.text, own.choice, own.rating, own.money, own.int, own.ref, own.status],
})
const { list, row } = listOf('样品')

/** Opens the list with four samples and one that has only what a form asks for. */
async function open(world: World = { width: 1440, lang: 'zh-cn', theme: 'light' }) {
  const running = await openIn(world, ownPage(Things, { product: withThings }))
  for (const n of [0, 1, 2, 3]) await request(things.add, { body: thingForm(n) })
  await request(things.add, { body: { text: 'Bare', money: 100, choice: 'small' } })
  await userEvent.click(page.getByRole('button', { name: /^(刷新|Refresh)$/ }))
  await expect
    .element(
      list
        .or(page.getByRole('region', { name: 'Things' }))
        .getByText('Bare')
        .first(),
    )
    .toBeVisible()
  return running
}

/** Chooses the operator of a filter. */
async function operate(label: string, operator: string) {
  await userEvent.click(search.form.getByLabelText(`「${label}」的条件`))
  await chooseOption(operator)
}
const more = () => userEvent.click(search.button('更多条件'))
const submit = () => userEvent.click(search.button('查询'))
const group = (name: string) => userEvent.click(page.getByRole('menuitemradio', { name }))

describe('the filters of a derived list', () => {
  test('find a whole text', async () => {
    await open()
    await operate('名称', '等于')
    await userEvent.fill(search.form.getByRole('textbox', { name: '名称' }), 'text 102')
    await submit()
    await expect.element(row('Bare')).not.toBeInTheDocument()
    await expect.element(row('Text 102')).toBeVisible()
    expect(address()).toMatch(/textIs=text(\+|%20)102/)
  })

  test('find what has no number, or one within a range', async () => {
    await open()
    await operate('温度', '为空')
    await submit()
    await expect.element(row('Text 101')).not.toBeInTheDocument()
    await expect.element(row('Bare')).toBeVisible()
    await operate('温度', '介于')
    await userEvent.fill(search.form.getByLabelText('温度，到', { exact: true }), '-39')
    await submit()
    await expect.element(row('Text 101')).toBeVisible()
    await expect.element(row('Bare')).not.toBeInTheDocument()
    expect(address()).not.toContain('intEmpty')
  })

  test('find one of several records', async () => {
    await open()
    await more()
    await operate('岗位', '属于')
    await userEvent.click(search.form.getByRole('combobox', { name: '岗位', exact: true }))
    await chooseOption('人力资源')
    await submit()
    await expect.element(row('Bare')).not.toBeInTheDocument()
    expect(address()).toContain('refOneOf=3')
  })
})

describe('the groups and totals of a derived list', () => {
  test('are those of its choices and numbers, and lead to the rows of a group', async () => {
    await open()
    await expect.element(page.getByRole('row', { name: /合计.*73\.50/ })).toBeVisible()
    await userEvent.click(button('分组'))
    await group('按尺寸分组')
    const small = page.getByRole('button', { name: /^小.*3/ })
    await expect.element(small).toHaveTextContent('单价 37.25')
    await userEvent.click(small)
    await expect.element(row('Text 104')).toBeVisible()
    expect(row('Text 102').query()).toBeNull()
    expect(address()).toContain('group=choice')
  })

  test('are named after the records, with a group of those that have none', async () => {
    await open()
    await userEvent.click(button('分组'))
    await group('按岗位分组')
    await expect.element(page.getByRole('button', { name: /^人力资源.*4/ })).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: /^（空）.*1/ }))
    await expect.element(row('Bare')).toBeVisible()
  })
})

test('a derived list is in the order of several columns', async () => {
  await open()
  const head = (name: string) => page.getByRole('columnheader', { name }).getByRole('button').first()
  await userEvent.click(head('评分'))
  await userEvent.click(head('单价'), { modifiers: ['Shift'] })
  await expect.poll(address).toMatch(/sort=rating&thenBy=money/)
})

test('the export may have the columns that are seen, in their order', async () => {
  const { calls } = await open()
  await userEvent.click(button('导出'))
  await userEvent.click(page.getByRole('menuitem', { name: '仅显示的列，CSV' }))
  await expect
    .poll(() => calls.find((call) => call.includes('/export')))
    .toMatch(/columns=id%2Ctext%2Cchoice%2Crating%2Cmoney/)
})
