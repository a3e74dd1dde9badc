import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { accessibilityErrors, widthErrors } from '#test/page-errors'
import { closeWorld, openIn, type World } from '#test/worlds'

afterEach(closeWorld)

const worlds: World[] = [
  { width: 1440, lang: 'zh-cn', theme: 'light' },
  { width: 390, lang: 'en', theme: 'dark' },
]

test.each(worlds)('the rows with errors are accessible at $width px, $lang, $theme', async (world) => {
  await openIn(world, { path: '/system/user', as: 'admin' })
  await userEvent.click(page.getByRole('button', { name: /^(导入|Import)$/ }))
  const dialog = page.getByRole('dialog')
  const field = dialog.getByLabelText(/^(选择文件|Choose a file)/)
  await expect.element(field).toBeInTheDocument()
  // More than a page of them.
  const text = `用户名,昵称,部门,角色\n${'file two,x,x,x\n'.repeat(25)}`
  await userEvent.upload(field, new File([text], 'users.csv', { type: 'text/csv' }))
  await expect.element(page.getByRole('region', { name: /^(有问题的行|Rows with errors)$/ })).toBeVisible()
  expect([...(await accessibilityErrors(dialog.element())), ...widthErrors()]).toEqual([])
})
