import { createContract } from 'atrium/contract/module/contract'
import { product } from 'atrium/entries/product'
import { paper, paperModule, papers, paperServer } from '#server-test/kind/every-kind/paper'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { closeConsoles, openConsole } from '#test/console-app'
import { button, chooseFiles, formOf, message } from '#test/page-objects'
import { ownPage } from '#test/sample/sample-console'
import { request } from '#shared/api/request'
import { crudPage } from '../../crud-page'

afterEach(async () => {
  vi.restoreAllMocks()
  await closeConsoles()
})

const modules = [...product.contract.modules, paperModule]
const withPapers = {
  ...product,
  contract: createContract(Object.fromEntries(modules.map((one) => [one.module.name, one]))),
  servers: { ...product.servers, archive: { resources: {}, migrations: {}, ...paperServer } },
}
const Page = crudPage(papers, paper)
const { form, save, edit, saveAndClose } = formOf('档案')
const zone = (label: string) => form.getByLabelText(`选择或拖入文件：${label}`, { exact: true })
const extras = zone('附件')

/** Opens the form of a record without files. */
async function open() {
  const running = await openConsole(ownPage(Page, { product: withPapers }))
  await request(papers.add, { body: { title: 'Site', deptId: 5 } })
  await userEvent.click(button('刷新'))
  await edit('Site')
  return running
}
const last = async () => (await request(papers.list, { query: { size: 100 } })).items.at(-1)!

/** Returns a PNG of one colour. */
async function aPicture(): Promise<File> {
  const canvas = document.createElement('canvas')
  canvas.width = 400
  canvas.height = 200
  canvas.getContext('2d')!.fillRect(0, 0, 400, 200)
  const content = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve))
  return new File([content!], '现场.png', { type: 'image/png' })
}

test('files are sent when they are chosen, saved with the record, shown and removed', async () => {
  const saved: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  await open()
  await chooseFiles(extras, new File(['first line'], 'notes.txt', { type: 'text/plain' }), await aPicture())
  await expect.element(form.getByText('notes.txt')).toBeVisible()
  await expect.element(button('现场.png')).toBeVisible()
  await saveAndClose()
  expect((await last()).extras).toMatchObject([
    { name: 'notes.txt', type: 'text/plain', size: 10 },
    { name: '现场.png', type: 'image/png', width: 400, height: 200, hasThumbnail: true },
  ])
  await expect.element(page.getByText('2 个文件')).toBeVisible()
  await edit('Site')
  await userEvent.click(button('notes.txt'))
  await expect.element(page.getByText('first line')).toBeVisible()
  await userEvent.click(page.getByRole('dialog', { name: 'notes.txt' }).getByRole('button', { name: '下载' }))
  expect(saved).toEqual(['notes.txt'])
  await userEvent.click(page.getByRole('dialog', { name: 'notes.txt' }).getByRole('button', { name: '关闭' }).last())
  await userEvent.click(button('移除「notes.txt」'))
  await saveAndClose()
  expect((await last()).extras).toMatchObject([{ name: '现场.png' }])
})

test('one that is too large or empty is named and not sent, and one of a wrong type says so at its place', async () => {
  const { sent } = await open()
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

test('without a network it waits, keeps the record from being saved, and goes on with the same part', async () => {
  const { network, sent } = await open()
  network.unreachable = '/field-file/part'
  await chooseFiles(extras, new File([new Uint8Array(1024 * 1024 + 1)], 'long.bin'))
  await expect.element(form.getByText('网络已断开，恢复后自动继续')).toBeVisible()
  await userEvent.click(save)
  await expect.element(form.getByText('请等文件上传完成')).toBeVisible()
  delete network.unreachable
  window.dispatchEvent(new Event('online'))
  await expect.element(form.getByText('网络已断开，恢复后自动继续')).not.toBeInTheDocument()
  await expect.element(button('移除「long.bin」')).toBeVisible()
  expect(sent('POST /api/field-file')).toHaveLength(2)
  await saveAndClose()
  expect((await last()).extras).toMatchObject([{ name: 'long.bin', size: 1024 * 1024 + 1 }])
})
