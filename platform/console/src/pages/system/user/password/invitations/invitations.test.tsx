import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { changeUser } from '#server-test/records/rows'
import { closeConsoles, openConsole, type RunningConsole, type Start } from '#test/console-app'
import {
  answer,
  button,
  chooseFiles,
  chooseOption,
  formOf,
  listOf,
  message,
  question,
  select,
  selection,
} from '#test/page-objects'
import { chooseMore, offersOf } from '#test/row-menu'

const mail = { publicUrl: 'https://admin.example.com', from: 'office@example.com', send: async () => {} }

afterEach(closeConsoles)

const open = (start: Start = {}) => openConsole({ path: '/system/user', as: 'admin', mail, ...start })
const receivers = async ({ runtime: { engine } }: RunningConsole) =>
  (await engine.db.selectFrom('outbox').select('receiver').orderBy('messageId').execute()).map(
    ({ receiver }) => receiver,
  )

const { row } = listOf('用户')
const { form, save, field, fieldErrors, add } = formOf('用户')
const byMail = form.getByRole('radio', { name: '邮件邀请，由本人设置' })

test('a new user is invited in place of a password, which takes an email address', async () => {
  const running = await open()
  await add({ 用户名: 'new.one', 昵称: '新同事' })
  await userEvent.click(byMail)
  await expect.element(field('密码')).not.toBeInTheDocument()
  await userEvent.click(field('部门'))
  await chooseOption('平台组')
  await userEvent.click(save)
  await expect.poll(() => Object.keys(fieldErrors())).toEqual(['邮箱'])
  await userEvent.fill(field('邮箱'), 'new.one@atrium.example')
  await userEvent.click(save)
  await expect.element(row('new.one')).toBeVisible()
  expect(await receivers(running)).toEqual(['new.one@atrium.example'])
})

test('without a mail server a password is chosen, and nobody is invited', async () => {
  await open({ mail: undefined, prepare: changeUser(4, { mustChangePassword: 1, email: 'guest@atrium.example' }) })
  await add()
  await expect.element(field('密码')).toBeVisible()
  await expect.element(byMail).not.toBeInTheDocument()
  await userEvent.click(form.getByRole('button', { name: '取消' }))
  expect(await offersOf('何俊杰')).not.toContain('发送邀请')
})

test('somebody who has set no password yet is invited from their row, after a question', async () => {
  const running = await open({
    prepare: changeUser(4, { mustChangePassword: 1, email: 'guest@atrium.example' }),
  })
  expect(await offersOf('王若彤')).not.toContain('发送邀请')
  await chooseMore('何俊杰', '发送邀请')
  await expect.element(question).toHaveAccessibleDescription(/guest@atrium\.example/)
  await answer('发送邀请')
  await expect.element(message('邀请已发送')).toBeVisible()
  expect(await receivers(running)).toEqual(['guest@atrium.example'])
})

test('several who are selected are invited at once, and it says who got none', async () => {
  const running = await open({
    prepare: changeUser(4, { mustChangePassword: 1, email: 'guest@atrium.example' }),
  })
  await select('何俊杰')
  await select('王若彤')
  await userEvent.click(selection.getByRole('button', { name: '已选项的更多操作' }))
  await userEvent.click(page.getByRole('menuitem', { name: '发送邀请' }))
  await expect.element(question).toHaveAccessibleName(/2 人/)
  await answer('发送邀请')
  await expect.element(message(/已发送 1 份邀请，1 人没有收到/)).toBeVisible()
  await expect.element(message(/已设置过密码：王若彤/)).toBeVisible()
  expect(await receivers(running)).toEqual(['guest@atrium.example'])
})

const drawer = page.getByRole('dialog', { name: '导入用户' })
async function importUsers(...rows: string[]): Promise<void> {
  const text = `用户名,昵称,部门,邮箱\n${rows.join('\n')}\n`
  const file = new File([text], 'people.csv', { type: 'text/csv' })
  await chooseFiles(drawer.getByLabelText('选择文件，或拖到这里'), file)
  await userEvent.click(drawer.getByRole('button', { name: '导入', exact: true }))
}

test('the new users of an import are invited with it, and it says who got none', async () => {
  const running = await open()
  await userEvent.click(button('导入'))
  await userEvent.click(drawer.getByRole('radio', { name: '发送邀请邮件，由本人设置密码' }))
  await importUsers('li.na,李娜,平台组,li.na@a.example', 'wang.wu,王五,平台组,')
  await expect.element(drawer.getByText('已发送 1 份邀请，1 人没有收到：')).toBeVisible()
  await expect.element(drawer.getByText('没有邮箱：王五')).toBeVisible()
  expect(await receivers(running)).toEqual(['li.na@a.example'])
})

test('they can also be invited afterwards', async () => {
  const running = await open()
  await userEvent.click(button('导入'))
  await importUsers('li.na,李娜,平台组,li.na@a.example')
  await userEvent.click(drawer.getByRole('button', { name: '邀请全部新用户' }))
  await expect.element(drawer.getByText('已向 1 人发送邀请，链接 7 天内有效。')).toBeVisible()
  expect(await receivers(running)).toEqual(['li.na@a.example'])
})
