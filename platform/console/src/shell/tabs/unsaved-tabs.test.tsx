import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { address, closeConsoles } from '#test/console-app'
import { openSamples } from '#test/sample/sample-console'
import { navigation } from '#shared/navigation/navigation'
import { tabBar } from '#test/shell/frame'

afterEach(closeConsoles)

const tab = tabBar.getByRole('link', { name: '个人中心' })
const close = tabBar.getByRole('button', { name: '关闭 个人中心' })
const nickname = page.getByRole('tabpanel').getByLabelText('昵称', { exact: true })
const question = page.getByRole('dialog', { name: '放弃未保存的修改？' })
const keep = question.getByRole('button', { name: '取消' })
const discard = question.getByRole('button', { name: '放弃修改' })

beforeEach(async () => {
  await openSamples({ path: '/profile/index', as: 'editor' })
  await userEvent.fill(nickname, '草稿')
})

async function choose(action: string): Promise<void> {
  await userEvent.click(tabBar.getByRole('button', { name: '标签操作' }))
  await userEvent.click(page.getByRole('menuitem', { name: action, exact: true }))
}

test('the × of a tab with unsaved input asks first, and names the page', async () => {
  await userEvent.click(close)
  await expect.element(question).toHaveTextContent('“个人中心”中填写的内容尚未保存')
  await userEvent.click(keep)
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(nickname).toHaveValue('草稿')
  await userEvent.click(close)
  await userEvent.click(discard)
  await expect.element(tab).not.toBeInTheDocument()
  await expect.poll(() => address()).toBe('/')
})

test('a refresh of a tab with unsaved input asks first', async () => {
  await choose('刷新')
  await userEvent.click(keep)
  await expect.element(nickname).toHaveValue('草稿')
  await choose('刷新')
  await userEvent.click(discard)
  await expect.element(nickname).not.toHaveValue('草稿')
})

test('“close others” asks first where one of them holds unsaved input', async () => {
  await navigation().open('/sample/first')
  await expect.poll(() => address()).toBe('/sample/first')
  await choose('关闭其他')
  await userEvent.click(keep)
  await expect.element(tab).toBeVisible()
  await choose('关闭其他')
  await userEvent.click(discard)
  await expect.element(tab).not.toBeInTheDocument()
  await expect.poll(() => address()).toBe('/sample/first')
})

test('a tab whose input was saved closes without a question', async () => {
  await userEvent.click(page.getByRole('tabpanel').getByRole('button', { name: '保存' }))
  await expect.element(page.getByRole('region', { name: '消息' })).toHaveTextContent('成功')
  await userEvent.click(close)
  await expect.element(tab).not.toBeInTheDocument()
  expect(question.query()).toBeNull()
})

test('a sign-out asks first', async () => {
  const signOut = async () => {
    await userEvent.click(page.getByRole('button', { name: '账号：陈思远' }))
    await userEvent.click(page.getByRole('menuitem', { name: '退出登录' }))
  }
  await signOut()
  await userEvent.click(keep)
  await expect.element(nickname).toHaveValue('草稿')
  await signOut()
  await userEvent.click(discard)
  await expect.element(page.getByRole('button', { name: '登录', exact: true })).toBeVisible()
})
