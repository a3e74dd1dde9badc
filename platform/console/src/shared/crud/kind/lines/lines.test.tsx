import { createContract } from 'atrium/contract/module/contract'
import { product } from 'atrium/entries/product'
import { bill, bills, goods, type BillForm } from '#server-test/kind/lines/bill'
import { billModule, billServer } from '#server-test/kind/lines/bill-module'
import { afterEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { closeConsoles, openConsole, type RunningConsole, type Start } from '#test/console-app'
import { button, chooseOption, formOf, link, listOf } from '#test/page-objects'
import { ownPage } from '#test/sample/sample-console'
import { request } from '#shared/api/request'
import { crudPage } from '../crud-page'

afterEach(async () => {
  await closeConsoles()
  await page.viewport(1280, 800)
})

const modules = [...product.contract.modules, billModule]
const withBills = {
  ...product,
  contract: createContract(Object.fromEntries(modules.map((one) => [one.module.name, one]))),
  servers: { ...product.servers, shop: { resources: {}, migrations: {}, ...billServer } },
}
const Page = crudPage(bills, bill)
const { form, field, save, add, edit, saveAndClose } = formOf('账单')
const { row } = listOf('账单')

let ids: { chair: number; desk: number }

/** Opens the page of bills with some of them; there are chairs and desks. */
async function open(...forms: ((goods: typeof ids) => BillForm)[]): Promise<RunningConsole> {
  const running = await openConsole(ownPage(Page, { product: withBills }))
  const addGood = (goodName: string) => request(goods.add, { body: { goodName, deptId: 5 } })
  ids = { chair: await addGood('Chair'), desk: await addGood('Desk') }
  for (const one of forms) await request(bills.add, { body: one(ids) })
  await userEvent.click(button('刷新'))
  return running
}
const two = ({ chair, desk }: typeof ids): BillForm => ({
  title: 'Two',
  lines: [
    { goodId: chair, quantity: 2, price: 1000 },
    { goodId: desk, quantity: 1, price: 5000 },
  ],
})

const line = (n: number) => form.getByRole('group', { name: `第 ${n} 行`, exact: true })
const inLine = (n: number, label: string) => line(n).getByLabelText(label, { exact: true })
const sums = form.getByRole('group', { name: '合计' })
const read = async () => {
  const { items } = await request(bills.list, { query: { size: 100 } })
  return request(bills.read, { query: { billId: items.at(-1)!.billId } })
}
/** Lets a line be filled in. */
const enter = (n: number) => userEvent.click(line(n).getByText(String(n), { exact: true }).first())
const chooseGood = async (n: number, name: string) => {
  await enter(n)
  await userEvent.click(inLine(n, '货品'))
  await chooseOption(name)
}
async function paste(n: number, label: string, text: string): Promise<void> {
  const data = new DataTransfer()
  data.setData('text/plain', text)
  const event = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })
  inLine(n, label).element().dispatchEvent(event)
}

describe('the lines in a form', () => {
  test('are added with Enter, calculate while they are typed, and are saved with the record', async () => {
    await open()
    await add({ 标题: 'First' })
    await chooseGood(1, 'Chair')
    await userEvent.fill(inLine(1, '单价'), '12.5')
    await userEvent.fill(inLine(1, '数量'), '4')
    await expect.element(line(1).getByText('50.00', { exact: true })).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect.element(line(2)).toBeVisible()
    await chooseGood(2, 'Desk')
    await userEvent.fill(inLine(2, '单价'), '100')
    await expect.element(sums).toHaveTextContent('150.00')
    await saveAndClose()
    expect(await read()).toMatchObject({
      total: 15_000,
      lines: [
        { goodName: 'Chair', quantity: 4, price: 1250, amount: 5000 },
        { goodName: 'Desk', quantity: 1, price: 10_000 },
      ],
    })
    await expect.element(row('First')).toHaveTextContent('150.00')
  })

  test('open with their names, are moved and copied, and a removed one comes back', async () => {
    await open(two)
    await edit('Two')
    await expect.element(line(1)).toHaveTextContent('Chair')
    await userEvent.click(form.getByRole('button', { name: '下移第 1 行' }))
    await userEvent.click(form.getByRole('button', { name: '复制第 1 行' }))
    await expect.element(line(3)).toHaveTextContent('Chair')
    await userEvent.click(form.getByRole('button', { name: '删除第 3 行' }))
    await expect.element(line(3)).not.toBeInTheDocument()
    await userEvent.click(form.getByRole('button', { name: '撤销' }))
    await userEvent.click(form.getByRole('button', { name: '删除第 2 行' }))
    await saveAndClose()
    expect((await read()).lines.map(({ goodName }) => goodName)).toEqual(['Desk', 'Chair'])
  })

  test('take rows of a sheet, whose names are looked for', async () => {
    await open()
    await add({ 标题: 'Pasted' })
    await paste(1, '货品', 'desk\t3\t1,200.50\nStool\t2\t8\nChair\tmany\t9\n')
    await expect.element(form.getByText('已粘贴 3 行')).toBeVisible()
    await expect.element(line(2)).toHaveTextContent('没有找到“Stool”')
    await expect.element(line(3)).toHaveTextContent('无法识别“many”')
    await chooseGood(2, 'Chair')
    await enter(3)
    await expect.element(line(3)).toHaveTextContent('无法识别“many”')
    await userEvent.fill(inLine(3, '数量'), '1')
    await saveAndClose()
    expect((await read()).lines).toMatchObject([
      { goodName: 'Desk', quantity: 3, price: 120_050 },
      { goodName: 'Chair', quantity: 2 },
      { goodName: 'Chair', quantity: 1, price: 900 },
    ])
  })

  test('take rows whose first one names the fields', async () => {
    await open()
    await add({ 标题: 'Titled' })
    await paste(1, '货品', '单价\t货品\n7\tChair')
    await expect.element(inLine(1, '单价')).toHaveValue('7.00')
    await expect.element(line(1)).toHaveTextContent('Chair')
  })

  test('take as many rows as there is room for, and say how many have none', async () => {
    await open()
    await add({ 标题: 'Full' })
    await paste(1, '数量', '7\n'.repeat(151))
    await expect.element(form.getByText('已粘贴 150 行，另有 1 行放不下')).toBeVisible()
    await expect.element(form.getByRole('button', { name: '添加一行' })).toBeDisabled()
    await expect.element(sums).toHaveTextContent('1,050')
  })

  test('are text but for the one that is filled in, which Tab, Enter and a press change', async () => {
    await open(two)
    await edit('Two')
    await expect.element(inLine(2, '单价')).toHaveTextContent('50.00')
    await userEvent.click(inLine(1, '单价'))
    await expect.element(inLine(1, '单价')).toHaveFocus()
    await expect.element(inLine(1, '单价')).toHaveValue('10.00')
    await userEvent.fill(inLine(1, '单价'), '')
    await userEvent.keyboard('{Enter}')
    await expect.element(inLine(2, '单价')).toHaveFocus()
    await expect.element(line(1)).toHaveTextContent('请填写单价')
    await enter(1)
    await expect.element(line(1)).toHaveTextContent('请填写单价')
    for (let steps = 0; steps < 20 && !line(2).element().contains(document.activeElement); steps += 1)
      await userEvent.tab()
    await expect.element(inLine(2, '货品')).toHaveFocus()
    await expect.element(inLine(2, '货品')).toHaveRole('combobox')
  })

  test('show the errors of form and server at their cells', async () => {
    await open()
    await add({ 标题: 'Wrong' })
    await userEvent.click(save)
    await expect.element(line(1)).toHaveTextContent('请选择货品')
    await expect.element(line(1)).toHaveTextContent('请填写单价')
    await chooseGood(1, 'Chair')
    await userEvent.fill(inLine(1, '单价'), '9999999999999')
    await userEvent.fill(inLine(1, '数量'), '9999')
    await userEvent.click(save)
    await expect.element(line(1)).toHaveTextContent(/不能大于/)
    await userEvent.fill(inLine(1, '单价'), '1')
    await saveAndClose()
  })

  test('are left out where they are blank and at the end', async () => {
    await open()
    await add({ 标题: 'Short' })
    await chooseGood(1, 'Chair')
    await userEvent.fill(inLine(1, '单价'), '2')
    await userEvent.keyboard('{Enter}')
    await expect.element(line(2)).toBeVisible()
    await userEvent.click(form.getByRole('button', { name: '添加一行' }))
    await saveAndClose()
    expect((await read()).lines).toHaveLength(1)
  })

  test('are asked for where the kind needs one', async () => {
    const { sent } = await open()
    await add({ 标题: 'None' })
    await userEvent.click(form.getByRole('button', { name: '删除第 1 行' }))
    await userEvent.click(save)
    await expect.element(form.getByText('至少 1 行')).toBeVisible()
    // References that are empty have no name to ask for.
    expect(sent('GET /api/shop/bill/choices')).toEqual([])
  })
})

test('details show the lines and their sums', async () => {
  await open(two)
  await userEvent.click(link('Two'))
  const lines = page.getByRole('dialog', { name: '账单详情' }).getByRole('table', { name: '明细' })
  await expect.element(lines.getByRole('row').nth(1)).toHaveTextContent(/Chair.*20\.00/)
  await expect.element(lines.getByRole('row').nth(3)).toHaveTextContent(/合计3.*70\.00/)
})

describe('a record that is missing among the choices', () => {
  const above = page.getByRole('dialog', { name: '新增岗位' })
  const find = async (text: string) => {
    await userEvent.click(field('岗位'))
    await userEvent.keyboard(text)
    await expect.element(page.getByText(`新增岗位“${text}”…`)).toBeVisible()
    await chooseOption(`新增岗位“${text}”…`)
    await expect.element(above.getByLabelText('岗位名称', { exact: true })).toHaveValue(text)
  }

  test('is added in a drawer above, and is chosen', async () => {
    await open()
    await add({ 标题: 'Kept' })
    await find('装配工')
    await userEvent.fill(above.getByLabelText('岗位编码'), 'fit')
    await userEvent.click(above.getByRole('button', { name: '保存' }))
    await expect.element(above).not.toBeInTheDocument()
    await expect.element(field('标题')).toHaveValue('Kept')
    await expect.element(form.getByTitle('装配工').first()).toBeVisible()
    await chooseGood(1, 'Chair')
    await userEvent.fill(inLine(1, '单价'), '1')
    await saveAndClose()
    expect(await read()).toMatchObject({ postName: '装配工' })
  })

  test('is not offered to people who may not add one', async () => {
    const prepare: Start['prepare'] = async ({ engine: { db } }) => {
      const entries = await db.selectFrom('menus').where('permission', 'like', 'shop:%').select('id').execute()
      await db
        .insertInto('roleMenus')
        .values(entries.map(({ id }) => ({ roleId: 3, menuId: id })))
        .execute()
    }
    await openConsole(ownPage(Page, { product: withBills, as: 'common', prepare }))
    await add({ 标题: 'Own' })
    await userEvent.click(field('岗位'))
    await userEvent.keyboard('装配工')
    await expect.element(page.getByText('没有找到，请换个关键字')).toBeVisible()
    await expect.element(page.getByText(/新增岗位/)).not.toBeInTheDocument()
  })

  test('leaves the form as it is when Esc closes the drawer above', async () => {
    await open()
    await add({ 标题: 'Kept' })
    await find('装配工')
    await userEvent.keyboard('{Escape}')
    await expect.element(above).not.toBeInTheDocument()
    await expect.element(field('标题')).toHaveValue('Kept')
    await expect.element(form.getByTitle('不在数据范围内')).not.toBeInTheDocument()
  })

  test('is added from a line, and from a field for several', async () => {
    await open()
    await add({ 标题: 'Several' })
    for (const [input, code] of [
      [inLine(1, '安装岗位'), 'one'],
      [field('可见岗位'), 'two'],
    ] as const) {
      await userEvent.click(input)
      await chooseOption('新增岗位…')
      await userEvent.fill(above.getByLabelText('岗位名称', { exact: true }), `Post ${code}`)
      await userEvent.fill(above.getByLabelText('岗位编码'), code)
      await userEvent.keyboard('{Enter}')
      await expect.element(above).not.toBeInTheDocument()
    }
    await chooseGood(1, 'Chair')
    await userEvent.fill(inLine(1, '单价'), '1')
    await saveAndClose()
    expect(await read()).toMatchObject({ postNames: ['Post two'], lines: [{ fitterName: 'Post one' }] })
  })
})
