import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { field, fillRoom, room } from './test-room'
import { address, closeConsoles, menu, openConsole } from 'atrium/testing/console'
import { asksBeforeReload } from '#test/console-app'

afterEach(closeConsoles)

// A form of the demo.
const survey = 1
const open = (formId: number, as = 'common') => openConsole({ path: `/forms/fill?form=${formId}`, as })
const send = page.getByRole('button', { name: '提交预订' })

test('a person without any permission fills in a form, and finds the entry again', async () => {
  await open(room)
  await userEvent.click(send)
  await expect.element(page.getByText('此项必填').first()).toBeVisible()
  await fillRoom()
  expect(asksBeforeReload()).toBe(true)
  await userEvent.click(send)
  await expect.element(page.getByText('提交成功')).toBeVisible()
  expect(asksBeforeReload()).toBe(false)
  await userEvent.click(page.getByRole('main').getByRole('link', { name: '我的记录' }))
  await expect.poll(address).toBe('/forms/fill')
  await userEvent.click(page.getByRole('button', { name: '查看' }))
  await expect.element(page.getByRole('dialog', { name: '我的填写' }).getByText('周会')).toBeVisible()
})

test('a form that is no entry of the menu belongs to my forms there', async () => {
  await open(room, 'admin')
  await expect.element(send).toBeVisible()
  await expect.element(menu.getByRole('link', { name: '我的填报' })).toHaveAttribute('aria-current', 'page')
})

test('what was typed stays when the form was changed meanwhile, and is sent with the new one', async () => {
  const { runtime, calls } = await open(room)
  await fillRoom()
  const { db } = runtime.engine
  const version = await db.selectFrom('formVersions').selectAll().where('formId', '=', room).executeTakeFirstOrThrow()
  const { versionId: _, ...old } = version
  const design = old.design.replace('会议主题', '主题')
  await db
    .insertInto('formVersions')
    .values({ ...old, number: 2, design })
    .execute()
  await db.updateTable('forms').set({ number: 2 }).where('formId', '=', room).execute()
  await userEvent.click(send)
  await expect.element(page.getByRole('alert')).toHaveTextContent('表单已更新')
  await expect.element(field('主题')).toHaveValue('周会')
  await userEvent.click(send)
  await expect.element(page.getByText('提交成功')).toBeVisible()
  await expect.poll(() => calls.filter((call) => call === 'POST /api/forms/fill')).toHaveLength(2)
})

test('a form that takes one entry of each person says so to who has sent theirs', async () => {
  await openConsole({
    path: `/forms/fill?form=${survey}`,
    as: 'common',
    prepare: ({ engine }) =>
      engine.db.updateTable('formEntries').set({ userId: 3 }).where('username', '=', '王若彤').execute(),
  })
  await expect.element(page.getByText('您已填写过')).toBeVisible()
})

test('a form that is not there says so, and leads to those that are', async () => {
  await open(999)
  await expect.element(page.getByRole('heading', { name: '没有可填写的表单' })).toBeVisible()
  await userEvent.click(page.getByRole('link', { name: '全部表单' }))
  await expect.element(page.getByRole('link', { name: '填写 会议室预订' })).toBeVisible()
})
