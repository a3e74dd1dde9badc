import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { address, closeConsoles, openConsole } from 'atrium/testing/console'

afterEach(closeConsoles)

const open = (path = '/forms/entries?form=3') => openConsole({ path, as: 'admin' })

test('the entries of a form are listed by its fields, and one is shown whole', async () => {
  await open()
  await expect.element(page.getByRole('columnheader', { name: '出差事由' })).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: '陈思远', exact: true }))
  const details = page.getByRole('dialog', { name: '填写详情' })
  await expect.element(details.getByText('机房迁移')).toBeVisible()
})

test('the entries of another form are chosen among the filters, and found by their texts', async () => {
  await open()
  await userEvent.click(page.getByRole('combobox', { name: '表单' }))
  await userEvent.click(page.getByTitle('会议室预订', { exact: true }))
  await userEvent.fill(page.getByLabelText('内容或填写人'), '彩排')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('button', { name: '王若彤', exact: true })).toBeVisible()
  await expect.element(page.getByRole('button', { name: '陈思远', exact: true })).not.toBeInTheDocument()
  await expect.poll(() => address()).toContain('formId=2')
})

test('without a form in the address those of one are listed, which the filter names', async () => {
  await open('/forms/entries')
  await expect.element(page.getByRole('columnheader', { name: '出差事由' })).toBeVisible()
  await expect.element(page.getByTitle('差旅报销', { exact: true })).toBeVisible()
  await expect.poll(() => address()).toContain('formId=3')
})

test('deleting an entry asks first', async () => {
  await open()
  const row = page.getByRole('row', { name: /陈思远/ })
  await userEvent.click(row.getByRole('button', { name: /删除|更多操作/ }))
  await userEvent.click(page.getByRole('menuitem', { name: '删除' }))
  await userEvent.click(page.getByRole('dialog', { name: /？$/ }).getByRole('button', { name: '删除' }))
  await expect.element(row).not.toBeInTheDocument()
})
