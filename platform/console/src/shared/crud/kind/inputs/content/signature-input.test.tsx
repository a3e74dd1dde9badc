import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { closeConsoles } from '#test/console-app'
import { lastPaper, openPaper, paperForm } from '#test/sample/paper-page'

afterEach(closeConsoles)

const { form, save, edit, saveAndClose } = paperForm
const inForm = (name: string) => form.getByRole('button', { name, exact: true })

/** Types a name in place of a drawing. */
async function sign(name: string): Promise<void> {
  await userEvent.click(inForm('改为键入姓名'))
  await userEvent.fill(form.getByLabelText('键入姓名', { exact: true }), name)
}

test('a signature is sent when the person is done, saved with the record, and shown in its list', async () => {
  await openPaper()
  await expect.element(inForm('完成签名')).toBeDisabled()
  await sign('林乐')
  await userEvent.click(save)
  await expect.element(form.getByText('请先点“完成签名”，或清空')).toBeVisible()
  await userEvent.click(inForm('完成签名'))
  await expect.element(inForm('重新签名')).toBeVisible()
  await expect.element(form.getByRole('img', { name: '签收', exact: true })).toBeVisible()
  await saveAndClose()
  expect((await lastPaper()).received).toMatchObject({ name: '签名.png', type: 'image/png', hasThumbnail: true })
  await expect.element(page.getByRole('img', { name: '签收', exact: true })).toBeVisible()
})

test('signing again takes the place of the former signature', async () => {
  await openPaper()
  await sign('林乐')
  await userEvent.click(inForm('完成签名'))
  await expect.element(inForm('重新签名')).toBeVisible()
  await saveAndClose()
  const former = (await lastPaper()).received!.id
  await edit('Site')
  await userEvent.click(inForm('重新签名'))
  await sign('陈晨')
  await userEvent.click(inForm('完成签名'))
  await expect.element(inForm('重新签名')).toBeVisible()
  await saveAndClose()
  expect((await lastPaper()).received!.id).not.toBe(former)
})
