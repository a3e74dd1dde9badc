import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { navigation } from '#shared/navigation/navigation'
import { closeConsoles } from '#test/console-app'
import { answer, button, chooseFiles, question } from '#test/page-objects'
import { lastPaper, openPaper, paperForm, zone } from '#test/sample/paper-page'

afterEach(closeConsoles)

const { form, save, saveAndClose } = paperForm
const extras = zone('附件')
const waiting = form.getByText('网络已断开，恢复后自动继续').first()
const size = 1024 * 1024 + 1
/** A file of two parts. */
const long = () => new File([new Uint8Array(size)], 'long.bin')
/** The pause before the next try ends. */
const online = () => window.dispatchEvent(new Event('online'))

test('without a network it waits, keeps the record from being saved, and goes on with the same part', async () => {
  const { network, sent } = await openPaper()
  network.unreachable = '/field-file/part'
  await chooseFiles(extras, long())
  await expect.element(waiting).toBeVisible()
  await userEvent.click(save)
  await expect.element(form.getByText('请等文件上传完成')).toBeVisible()
  delete network.unreachable
  online()
  await expect.element(waiting).not.toBeInTheDocument()
  await expect.element(button('移除「long.bin」')).toBeVisible()
  expect(sent('POST /api/field-file')).toHaveLength(2)
  await saveAndClose()
  expect((await lastPaper()).extras).toMatchObject([{ name: 'long.bin', size }])
})

test('while the server is restarted it waits, and goes on with the same part', async () => {
  const { network, sent } = await openPaper()
  network.unavailable = '/field-file/part'
  await chooseFiles(extras, long())
  await expect.element(form.getByText('服务器暂时无法处理，稍后自动继续').first()).toBeVisible()
  delete network.unavailable
  online()
  await expect.element(button('移除「long.bin」')).toBeVisible()
  expect(sent('POST /api/field-file')).toHaveLength(2)
  await saveAndClose()
  expect((await lastPaper()).extras).toMatchObject([{ name: 'long.bin', size }])
})

test('a file is sent on behind the tab of its page, and is in the form there', async () => {
  const prepare: NonNullable<Parameters<typeof openPaper>[0]>['prepare'] = ({ engine: { db } }) =>
    db.updateTable('menus').set({ isCache: 1 }).where('path', '=', 'first').execute()
  const { network, sent } = await openPaper({ prepare })
  network.unreachable = '/field-file/part'
  await chooseFiles(extras, long())
  await expect.element(waiting).toBeVisible()
  await navigation().open('/sample/second')
  await expect.poll(() => extras.query()?.checkVisibility() ?? false).toBe(false)
  delete network.unreachable
  online()
  await expect.poll(() => sent('POST /api/field-file/end')).toHaveLength(1)
  await navigation().open('/sample/first')
  await expect.element(button('移除「long.bin」')).toBeVisible()
  await saveAndClose()
  expect((await lastPaper()).extras).toMatchObject([{ name: 'long.bin', size }])
})

test('the form asks before it closes while a file is sent', async () => {
  const { network, sent } = await openPaper()
  network.unreachable = '/field-file/part'
  await chooseFiles(extras, long())
  await expect.element(waiting).toBeVisible()
  await userEvent.click(form.getByRole('button', { name: '取消', exact: true }))
  await expect.element(question).toBeVisible()
  await answer('取消')
  await expect.element(waiting).toBeVisible()
  await userEvent.click(form.getByRole('button', { name: '取消', exact: true }))
  await answer('放弃修改')
  await expect.element(form).not.toBeInTheDocument()
  delete network.unreachable
  online()
  expect(sent('PUT /api/field-file/part').length).toBeLessThan(3)
})
