import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { papers } from '#server-test/kind/every-kind/paper'
import { request } from '#shared/api/request'
import { closeConsoles } from '#test/console-app'
import { button, chooseFiles, message } from '#test/page-objects'
import { aPicture, lastPaper, openPaper, paperForm, zone } from '#test/sample/paper-page'

afterEach(async () => {
  vi.restoreAllMocks()
  await closeConsoles()
})

const { form, save, edit, fill, saveAndClose } = paperForm
const extras = zone('附件')

test('files are sent when they are chosen, saved with the record, shown and removed', async () => {
  const saved: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  await openPaper()
  await chooseFiles(extras, new File(['first line'], 'notes.txt', { type: 'text/plain' }), await aPicture())
  await expect.element(form.getByText('notes.txt')).toBeVisible()
  await expect.element(button('查看「现场.png」')).toBeVisible()
  await saveAndClose()
  expect((await lastPaper()).extras).toMatchObject([
    { name: 'notes.txt', type: 'text/plain', size: 10 },
    { name: '现场.png', type: 'image/png', width: 400, height: 200, hasThumbnail: true },
  ])
  await expect.element(page.getByText('2 个文件')).toBeVisible()
  await edit('Site')
  await userEvent.click(button('查看「notes.txt」'))
  await expect.element(page.getByText('first line')).toBeVisible()
  await userEvent.click(page.getByRole('dialog', { name: 'notes.txt' }).getByRole('button', { name: '下载' }))
  expect(saved).toEqual(['notes.txt'])
  await userEvent.click(page.getByRole('dialog', { name: 'notes.txt' }).getByRole('button', { name: '关闭' }).last())
  await userEvent.click(button('移除「notes.txt」'))
  await saveAndClose()
  expect((await lastPaper()).extras).toMatchObject([{ name: '现场.png' }])
})

test('one that is too large or empty is named and not sent, and one of a wrong type says so at its place', async () => {
  const { sent } = await openPaper()
  await chooseFiles(extras, new File([new Uint8Array(3 * 1024 * 1024 + 1)], 'film.mp4'), new File([], 'none.txt'))
  await expect.element(message('「film.mp4」大于 3 MB')).toBeVisible()
  await expect.element(message('「none.txt」是空文件')).toBeVisible()
  expect(sent('POST /api/field-file')).toEqual([])
  await chooseFiles(zone('照片'), new File(['<html>'], 'me.png', { type: 'image/png' }))
  await expect.element(form.getByText('文件内容的类型是 text/plain', { exact: false })).toBeVisible()
  await userEvent.click(save)
  await expect.element(form.getByText('有文件没有上传，请重试或移除')).toBeVisible()
  await userEvent.click(button('移除「me.png」'))
  await saveAndClose()
})

test('a file that the browser cannot read is named as such', async () => {
  await openPaper()
  const moved = new File(['content'], 'moved.txt', { type: 'text/plain' })
  const unread = () => Promise.reject(new DOMException('A requested file could not be found', 'NotFoundError'))
  vi.spyOn(moved, 'slice').mockReturnValue(Object.assign(new Blob(), { arrayBuffer: unread }))
  await chooseFiles(extras, moved)
  await expect.element(form.getByText('无法读取：文件可能已被移动、修改或删除，请重新选择')).toBeVisible()
})

test('the label of the field names its input, and the dialog offers files by types and endings', async () => {
  await openPaper()
  const input = zone('合同').element() as HTMLInputElement
  expect(input.labels?.[0]?.textContent).toBe('合同')
  expect(input.accept.split(',')).toEqual(
    expect.arrayContaining(['application/pdf', '.pdf', 'text/plain', '.csv', '.md']),
  )
  expect((extras.element() as HTMLInputElement).accept).toBe('')
})

test('the focus stays in the field when its input or a file goes', async () => {
  await openPaper()
  const contract = zone('合同')
  ;(contract.element() as HTMLElement).focus()
  await chooseFiles(contract, new File(['text'], 'contract.txt', { type: 'text/plain' }))
  await expect.element(button('查看「contract.txt」')).toBeVisible()
  await expect.element(form.getByRole('group', { name: '合同', exact: true })).toHaveFocus()
  await expect.element(form.getByText('「contract.txt」已上传')).toBeInTheDocument()
  await userEvent.click(button('移除「contract.txt」'))
  await expect.element(contract).toHaveFocus()
})

test('a new record that is made of a deleted one has none of its files, and says so', async () => {
  await openPaper()
  await chooseFiles(extras, new File(['first line'], 'notes.txt', { type: 'text/plain' }))
  await expect.element(button('查看「notes.txt」')).toBeVisible()
  await saveAndClose()
  await edit('Site')
  await expect.element(button('查看「notes.txt」')).toBeVisible()
  await chooseFiles(extras, new File(['second'], 'more.txt', { type: 'text/plain' }))
  await expect.element(button('查看「more.txt」')).toBeVisible()
  await request(papers.delete, { query: { ids: String((await lastPaper()).paperId) } })
  await userEvent.click(save)
  await userEvent.click(form.getByRole('button', { name: '另存为新记录' }))
  await expect.element(form.getByText('文件已随原记录删除，请重新选择：附件。')).toBeVisible()
  await fill({ 标题: 'Copy' })
  await saveAndClose()
  expect(await lastPaper()).toMatchObject({ title: 'Copy', extras: [{ name: 'more.txt' }] })
})
