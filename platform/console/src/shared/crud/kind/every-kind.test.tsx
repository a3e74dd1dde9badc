import { post } from 'atrium/contract/system/post.record'
import { api } from '#shared/api/api'
import { createContract } from 'atrium/contract/module/contract'
import { product } from 'atrium/entries/product'
import { thing, thingForm, things, type ThingForm } from '#server-test/kind/every-kind/thing'
import { thingModule, thingServer } from '#server-test/kind/every-kind/thing-module'
import { Form, Input } from 'antd'
import { afterEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { address, closeConsoles, openConsole, type RunningConsole, type Start } from '#test/console-app'
import { chooseOption, formOf, link, listOf, search } from '#test/page-objects'
import { ownPage } from '#test/sample/sample-console'
import type { FieldInput } from '#shared/navigation/console-modules'
import { request } from '#shared/api/request'
import { crudPage } from './crud-page'
import { relatedKind } from './list/related-kind'

afterEach(async () => {
  await closeConsoles()
  await page.viewport(1280, 800)
})

const modules = [...product.contract.modules, thingModule]
const withThings = {
  ...product,
  contract: createContract(Object.fromEntries(modules.map((one) => [one.module.name, one]))),
  servers: { ...product.servers, sample: { resources: {}, migrations: {}, ...thingServer } },
}
const Page = crudPage(things, thing)
const PlateInput: FieldInput = ({ name, label }) => (
  <Form.Item name={name} label={label}>
    <Input placeholder="AB-123" />
  </Form.Item>
)
const open = (start: Start = {}) => {
  const own = ownPage(Page, { product: withThings, ...start })
  const plates = { pages: { load: {}, sources: {} }, panels: {}, fieldInputs: { plate: async () => PlateInput } }
  return openConsole({ ...own, modules: { ...own.modules, plates } })
}

const { form, field, save, add, edit, saveAndClose, fieldErrors } = formOf('样品')
const { row } = listOf('样品')

/** Opens the page with things; `forms` are added once the API is there. */
async function openWith(...forms: readonly ThingForm[]): Promise<RunningConsole> {
  const running = await open()
  for (const body of forms) await request(things.add, { body })
  await userEvent.click(page.getByRole('button', { name: '刷新' }))
  return running
}

const readLast = async () => {
  const { items } = await request(things.list, { query: { size: 100 } })
  return items.at(-1)!
}

describe('the form of a record with a field of every kind', () => {
  test('opens with its values, and saved as it is changes nothing', async () => {
    await openWith(thingForm(1))
    const before = await readLast()
    await edit('Text 102')
    await expect.element(field('温度')).toHaveValue('-38')
    await expect.element(field('折扣')).toHaveValue('15.00')
    await expect.element(field('时长 小时')).toHaveValue('2')
    await expect.element(field('开门时间')).toHaveValue('09:30')
    await expect.element(field('名称')).toHaveValue('Text 102')
    await userEvent.fill(field('名称'), 'Text X')
    await saveAndClose()
    expect(await readLast()).toEqual({
      ...before,
      text: 'Text X',
      inCode: 'Text X new urgent',
      version: 2,
    })
  })

  test('saves what is filled in', async () => {
    await open()
    await add({ 名称: 'Filled', 车牌: 'XY-999', 温度: '-5', 单价: '12.5', 重量: '1.25', 折扣: '7.5' })
    await userEvent.fill(field('时长 小时'), '1')
    await userEvent.fill(field('时长 分钟'), '30')
    await userEvent.click(field('易碎'))
    await userEvent.click(field('尺寸'))
    await chooseOption('特大')
    await userEvent.click(field('运输方式'))
    await chooseOption('铁路')
    await chooseOption('空运')
    await userEvent.keyboard('{Escape}')
    await userEvent.click(field('可用岗位'))
    await chooseOption('普通员工')
    await chooseOption('总经理')
    await userEvent.keyboard('{Escape}')
    await userEvent.type(field('标签'), 'one, two,ONE{Enter}')
    await userEvent.fill(field('参数'), '{ "a": 1 }')
    await userEvent.click(form.getByRole('radio', { name: '4 星' }))
    await saveAndClose()
    expect(await readLast()).toMatchObject({
      text: 'Filled',
      plate: 'XY-999',
      int: -5,
      money: 1250,
      decimal: 1250,
      percent: 750,
      duration: 90,
      yesNo: true,
      choice: 'huge',
      choices: ['rail', 'air'],
      tags: ['one', 'two'],
      refs: [4, 1],
      refsNames: ['普通员工', '总经理'],
      series: `BX-${new Date().getUTCFullYear()}-0001`,
      json: '{ "a": 1 }',
      rating: 4,
    })
  })

  test('saves a field that was emptied', async () => {
    await openWith(thingForm(1))
    await edit('Text 102')
    await expect.element(field('时长 小时')).toHaveValue('2')
    await userEvent.clear(field('时长 小时'))
    await userEvent.clear(field('温度'))
    await userEvent.click(form.getByRole('radiogroup', { name: '评分' }).getByRole('button', { name: '清除' }))
    const choice = field('性别').element().closest<HTMLElement>('.ant-select')!
    await userEvent.hover(choice)
    await userEvent.click(choice.querySelector('.ant-select-clear')!)
    await saveAndClose()
    expect(await readLast()).toMatchObject({ duration: null, int: null, rating: null, dict: '' })
  })

  test('says at the field what is wrong with it', async () => {
    await open()
    await add({ 名称: 'Wrong', 单价: '1', 参数: '{' })
    await userEvent.click(save)
    await expect.poll(fieldErrors).toEqual({ 尺寸: '请选择尺寸', 参数: '不是有效的 JSON' })
  })
})

test('the details show every kind as people read it', async () => {
  await openWith(thingForm(1))
  await userEvent.click(page.getByRole('link', { name: 'Text 102', exact: true }))
  const details = page.getByRole('dialog', { name: '样品详情' })
  for (const text of [
    '-38 °C',
    '5.125 千克',
    '15.00%',
    '2 小时',
    '2026-02-15 – 2026-03-14',
    '否',
    '大',
    '铁路',
    'urgent',
    '普通员工',
    '项目经理',
    '13.81',
    'AB · 101',
    'Text 102 new urgent',
  ])
    await expect.element(details.getByText(text, { exact: true })).toBeVisible()
  await expect.element(details.getByRole('img', { name: '5 星（满分 5）' })).toBeVisible()
  await expect.element(details.getByText('A note 2', { exact: true })).toBeVisible()
  await expect.element(details.getByRole('heading', { name: 'Notes 2' })).toBeVisible()
})

test('the details of another kind list those that refer to it, and lead to all of them', async () => {
  const Posts = crudPage(api.posts, post, { related: [relatedKind(things, thing, 'ref')] })
  await openConsole(ownPage(Posts, { product: withThings }))
  for (const [n, ref] of [3, 3, 2].entries()) await request(things.add, { body: { ...thingForm(n), ref } })
  await userEvent.click(link('人力资源'))
  const details = page.getByRole('dialog', { name: '岗位详情' })
  await userEvent.click(details.getByRole('tab', { name: '样品' }))
  await expect.element(details.getByRole('link', { name: 'Text 101', exact: true })).toBeVisible()
  await expect.element(details.getByRole('link', { name: 'Text 102', exact: true })).toBeVisible()
  expect(details.getByRole('link', { name: 'Text 103', exact: true }).query()).toBeNull()
  const all = details.getByRole('link', { name: '查看全部' })
  await expect.element(all).toHaveAttribute('href', expect.stringMatching(/thing\?ref=3$/))
})

describe('the filters', () => {
  test('of choices take several of them, and are in the address', async () => {
    await openWith(thingForm(0), thingForm(1), thingForm(2))
    await userEvent.click(search.button('更多条件'))
    await userEvent.click(search.field('尺寸'))
    await chooseOption('小')
    await chooseOption('特大')
    await userEvent.click(search.button('查询'))
    await expect.element(row('Text 103')).toBeVisible()
    await expect.element(row('Text 102')).not.toBeInTheDocument()
    expect(address()).toContain('choice=small%2Chuge')
  })

  test('of the address that are not valid are left out', async () => {
    await open({ path: '/sample/first?choice=small,nothing&yesNo=maybe' })
    await expect.element(page.getByText('还没有样品')).toBeVisible()
  })
})
