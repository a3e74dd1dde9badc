import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { attachedFileLimits, attachedFiles, fileMegabyte } from 'atrium/contract/fields/file-types'
import { closeConsoles, openConsole, type Start } from '#test/console-app'
import { answer, button, chooseFiles, message } from '#test/page-objects'

afterEach(async () => {
  vi.restoreAllMocks()
  await closeConsoles()
})

const open = (start: Start = {}) => openConsole({ path: '/system/dept/5?tab=files', as: 'admin', ...start })
const zone = page.getByLabelText('选择或拖入文件', { exact: true })
const waiting = page.getByText('网络已断开，恢复后自动继续').first()

test('a file is added to a record, shown, saved under its name, and removed after a question', async () => {
  const saved: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  await open()
  await expect.element(page.getByText('还没有附件')).toBeVisible()
  await chooseFiles(zone, new File(['plan'], '计划.txt'))
  await expect.element(page.getByText('「计划.txt」已上传')).toBeInTheDocument()
  await expect.element(page.getByText('1 KB · 林晓', { exact: false })).toBeVisible()
  await userEvent.click(button('查看「计划.txt」'))
  await expect.element(page.getByRole('dialog', { name: '计划.txt' }).getByText('plan', { exact: true })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await userEvent.click(button('下载「计划.txt」'))
  await expect.poll(() => saved).toEqual(['计划.txt'])
  await userEvent.click(button('移除「计划.txt」'))
  await answer('删除')
  await expect.element(page.getByText('还没有附件')).toBeVisible()
  await userEvent.click(page.getByRole('tab', { name: '变更记录' }))
  await expect.element(page.getByRole('row', { name: '附件 计划.txt —' })).toBeVisible()
})

test('one that is too large is rejected by name, and not sent', async () => {
  const { sent } = await open()
  await chooseFiles(zone, new File([new Uint8Array(20 * fileMegabyte + 1)], 'film.mp4'))
  await expect.element(message('「film.mp4」大于 20 MB')).toBeVisible()
  expect(sent('POST /api/field-file')).toEqual([])
})

test('what the server does not take shows at the file', async () => {
  const { runtime } = await open()
  await expect.element(page.getByText('还没有附件')).toBeVisible()
  const file = { kind: 'dept', field: attachedFiles, recordId: 5, state: 'used', name: 'x', type: 'x' } as const
  // Somebody else adds as many as there may be.
  for (let at = 0; at < attachedFileLimits.most; at++)
    await runtime.engine.db
      .insertInto('fieldFiles')
      .values({ ...file, fileKey: `full${at}`, size: 1, store: 'database', ownerId: 1, changedAt: 0 })
      .execute()
  await chooseFiles(zone, new File(['plan'], '计划.txt'))
  await expect.element(page.getByRole('alert').getByText('最多 50 个', { exact: false })).toBeVisible()
  await expect.element(button('重试上传「计划.txt」')).toBeVisible()
})

test('without a network a file waits, goes on while the details are closed, and is attached', async () => {
  const { network, sent } = await openConsole({ path: '/system/dept', as: 'admin' })
  const openFiles = async () => {
    await userEvent.click(page.getByRole('link', { name: '研发中心' }))
    await userEvent.click(page.getByRole('tab', { name: '附件' }))
  }
  await openFiles()
  network.unreachable = '/field-file/part'
  await chooseFiles(zone, new File(['plan'], '计划.txt'))
  await expect.element(waiting).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog', { name: '部门详情' })).not.toBeInTheDocument()
  await openFiles()
  await expect.element(waiting).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog', { name: '部门详情' })).not.toBeInTheDocument()
  delete network.unreachable
  window.dispatchEvent(new Event('online'))
  await expect.poll(() => sent('POST /api/record/file')).toHaveLength(1)
  await openFiles()
  await expect.element(button('查看「计划.txt」')).toBeVisible()
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
