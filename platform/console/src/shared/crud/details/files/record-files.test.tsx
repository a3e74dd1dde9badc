import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { maxFileBytes } from 'atrium/contract/fields/stored-file'
import { closeConsoles, openConsole, type Start } from '#test/console-app'
import { answer, button, chooseFiles, message } from '#test/page-objects'

afterEach(async () => {
  vi.restoreAllMocks()
  await closeConsoles()
})

const open = (start: Start = {}) => openConsole({ path: '/system/dept/5?tab=files', as: 'admin', ...start })
const zone = page.getByLabelText('添加附件', { exact: true })

test('a file is added to a record, saved under its name, and removed after a question', async () => {
  const saved: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  await open()
  await expect.element(page.getByText('还没有附件')).toBeVisible()
  await chooseFiles(zone, new File(['plan'], '计划.txt'))
  await expect.element(page.getByText('1 KB · 林晓', { exact: false })).toBeVisible()
  await userEvent.click(button('计划.txt'))
  await expect.poll(() => saved).toEqual(['计划.txt'])
  await userEvent.click(button('删除「计划.txt」'))
  await answer('删除')
  await expect.element(page.getByText('还没有附件')).toBeVisible()
  await userEvent.click(page.getByRole('tab', { name: '变更记录' }))
  await expect.element(page.getByRole('row', { name: '附件 计划.txt —' })).toBeVisible()
})

test('one that is too large is rejected by name, and not sent', async () => {
  const { sent } = await open()
  await chooseFiles(zone, new File([new Uint8Array(maxFileBytes + 1)], 'film.mp4'))
  await expect.element(message('「film.mp4」大于 2 MB')).toBeVisible()
  expect(sent('POST /api/record/file')).toEqual([])
})

test('those who may not edit the record add and remove none', async () => {
  await open({
    as: 'editor',
    prepare: ({ engine: { db } }) =>
      db
        .deleteFrom('roleMenus')
        .where('menuId', 'in', db.selectFrom('menus').where('permission', '=', 'system:dept:edit').select('id'))
        .execute(),
  })
  await expect.element(page.getByText('还没有附件')).toBeVisible()
  expect(zone.query()).toBeNull()
})
