import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { closeConsoles, openConsole } from '#test/console-app'
import { answer, button, messages } from '#test/page-objects'
import { giveFactor } from '#test/shell/second-factor'

afterEach(closeConsoles)

const open = (userId: number) =>
  openConsole({ path: `/system/user/${userId}`, as: 'admin', prepare: (runtime) => giveFactor(runtime, 'editor') })

async function choose(name: string): Promise<void> {
  await userEvent.click(button(`「${name}」的更多操作`))
  await userEvent.click(page.getByRole('menuitem', { name: '重置两步验证' }))
}

test('the details say who has a second factor, which is removed after a question', async () => {
  await open(2)
  await expect.element(page.getByText('已开启', { exact: true })).toBeVisible()
  await choose('陈思远')
  await answer('重置两步验证')
  await expect.element(messages.getByText('两步验证已重置')).toBeVisible()
  await expect.element(page.getByText('未开启', { exact: true })).toBeVisible()
})

test('of somebody without one it says so', async () => {
  await open(4)
  await choose('何俊杰')
  await expect.element(messages.getByText(/没有开启两步验证/)).toBeVisible()
})
