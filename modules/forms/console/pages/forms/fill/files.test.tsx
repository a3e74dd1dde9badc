import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Field, Form, FormItem } from '#modules/forms/engine/schema/form'
import { chooseFiles, closeConsoles, message, openConsole } from 'atrium/testing/console'
import { room } from './test-room'

afterEach(closeConsoles)

const papers: FormItem = { kind: 'files', key: 'papers', label: { zh: '材料', en: '' }, types: ['text'], most: 2 }
const signed: Field = {
  kind: 'signature',
  key: 'signed',
  label: { zh: '申请人', en: '' },
  rules: [{ rule: 'required' }],
}

/** Opens a form of the demo with these fields in place of its own. */
const open = (items: Form['items'] = [papers, signed]) =>
  openConsole({
    path: `/forms/fill?form=${room}`,
    as: 'admin',
    prepare: ({ engine }) =>
      engine.db
        .updateTable('formVersions')
        .set({ design: JSON.stringify({ title: { zh: '申请', en: '' }, items }) })
        .where('formId', '=', room)
        .execute(),
  })
const zone = page.getByLabelText('选择或拖入文件：材料', { exact: true })
const send = page.getByRole('button', { name: '提交', exact: true })
const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }))

test('a form takes files and a signature, and is sent once they are there', async () => {
  const { runtime, network } = await open()
  network.unreachable = '/field-file/part'
  await chooseFiles(zone, new File(['first line'], 'notes.txt', { type: 'text/plain' }))
  await expect.element(page.getByText('网络已断开，恢复后自动继续').first()).toBeVisible()
  delete network.unreachable
  window.dispatchEvent(new Event('online'))
  await expect.element(page.getByRole('button', { name: '移除「notes.txt」' })).toBeVisible()
  await press('改为键入姓名')
  await userEvent.fill(page.getByLabelText('键入姓名', { exact: true }), '林乐')
  await press('完成签名')
  await expect.element(page.getByRole('button', { name: '重新签名' })).toBeVisible()
  await userEvent.click(send)
  await expect.element(page.getByText('提交成功')).toBeVisible()
  const last = runtime.engine.db.selectFrom('formEntries').select('content').orderBy('entryId', 'desc').limit(1)
  const { content } = await last.executeTakeFirstOrThrow()
  expect(JSON.parse(content)).toMatchObject({
    papers: [{ name: 'notes.txt', type: 'text/plain', size: 10 }],
    signed: [{ name: '签名.png', type: 'image/png' }],
  })
})

const held = message('请等文件上传完成，签名请点“完成签名”')

test('a form is not sent while a file is', async () => {
  const { network, sent } = await open([papers])
  network.unreachable = '/field-file/part'
  await chooseFiles(zone, new File(['first line'], 'notes.txt', { type: 'text/plain' }))
  await expect.element(page.getByText('网络已断开，恢复后自动继续').first()).toBeVisible()
  await userEvent.click(send)
  await expect.element(held).toBeVisible()
  expect(sent('POST /api/forms/fill')).toEqual([])
  await press('取消上传「notes.txt」')
  await userEvent.click(send)
  await expect.element(page.getByText('提交成功')).toBeVisible()
})

test('a form is not sent with a signature that is not finished', async () => {
  const { sent } = await open([{ ...signed, rules: [] }])
  await press('改为键入姓名')
  await userEvent.fill(page.getByLabelText('键入姓名', { exact: true }), '林乐')
  await userEvent.click(send)
  await expect.element(held).toBeVisible()
  expect(sent('POST /api/forms/fill')).toEqual([])
})
