import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { closeConsoles, openPage } from 'atrium/testing/console'

const example = (name: string) => page.getByRole('region', { name, exact: true })

beforeEach(() => openPage('code/slot'))
afterEach(closeConsoles)

test('a place that is not filled shows its default, or nothing', async () => {
  const card = example('具名插槽与默认内容')
  await expect.element(card.getByRole('button', { name: '立即购买' })).toBeVisible()
  await userEvent.click(card.getByRole('checkbox', { name: '按钮' }))
  await expect.element(card.getByRole('button', { name: '了解更多' })).toBeVisible()
  await userEvent.click(card.getByRole('checkbox', { name: '角标' }))
  await expect.element(card.getByText('八折')).toBeVisible()
  await userEvent.click(card.getByRole('checkbox', { name: '图片' }))
  await expect.element(card.getByRole('img')).not.toBeInTheDocument()
})

test('rows and end are drawn with what the list knows', async () => {
  const list = example('带数据的插槽')
  await expect.element(list.getByText('4 / 4 个包裹')).toBeVisible()
  await userEvent.click(list.getByRole('checkbox', { name: '只看晚点' }))
  await expect.element(list.getByText('2 / 4 个包裹')).toBeVisible()
  await expect.element(list.getByText('晚 26 小时')).toBeVisible()
  await userEvent.click(list.getByText('紧凑'))
  await expect.element(list.getByText('晚 26 小时')).not.toBeInTheDocument()
})

test('the parts of the steps work together', async () => {
  const steps = example('组合组件')
  await userEvent.click(steps.getByRole('button', { name: '下一步' }))
  await expect.element(steps.getByRole('heading', { name: '选择时间' })).toBeVisible()
  await userEvent.click(steps.getByRole('button', { name: '付款' }))
  await expect.element(steps.getByText('第 3 步，共 3 步')).toBeVisible()
  await expect.element(steps.getByRole('button', { name: '下一步' })).toBeDisabled()
})
