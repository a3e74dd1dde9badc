import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { accessibilityErrors, widthErrors } from '#test/page-errors'
import { closeConsoles, openConsole } from '#test/console-app'
import { answer, button, chooseFiles, message, total } from '#test/page-objects'
import { closeWorld, openIn, type World } from '#test/worlds'

afterEach(closeConsoles)
afterEach(closeWorld)

const drawer = page.getByRole('dialog', { name: '导入岗位' })
const inDrawer = (name: string) => drawer.getByRole('button', { name, exact: true })
const cell = (row: number, column: string) => drawer.getByLabelText(`第 ${row} 行 ${column}`)

async function open() {
  const running = await openConsole({ path: '/system/post', as: 'admin' })
  await userEvent.click(button('导入'))
  await expect.element(drawer).toBeVisible()
  return running
}

const choose = (text: string) =>
  chooseFiles(drawer.getByLabelText('选择文件，或拖到这里'), new File([text], 'posts.csv'))

test('posts are imported from a file, corrected on the way, and taken back', async () => {
  await open()
  await expect.element(drawer.getByText('首行为列标题。必填：岗位编码、岗位名称。')).toBeVisible()
  await choose('编码,岗位名称,状态\nnurse,护士,启用\nporter,门卫,开启\n')
  await userEvent.click(cell(2, '状态'))
  await userEvent.keyboard('停用{Enter}')
  await userEvent.click(inDrawer('重新检查'))
  await userEvent.click(inDrawer('导入'))
  await expect.element(drawer.getByText('已新增 2 个、更新 0 个岗位')).toBeVisible()
  await expect.element(total(6)).toBeInTheDocument()
  await userEvent.click(inDrawer('撤销这次导入'))
  await answer('撤销')
  await expect.element(drawer.getByText('已撤销：删除 2 个、恢复 0 个岗位')).toBeVisible()
  await userEvent.click(inDrawer('完成'))
  await expect.element(total(4)).toBeVisible()
})

test('an existing post is changed by its code alone', async () => {
  await open()
  await choose('岗位编码,排序\npm,30\n')
  await expect.element(drawer.getByRole('alert')).toHaveTextContent('缺少列：岗位名称')
  await userEvent.click(drawer.getByRole('checkbox', { name: '更新已有岗位' }))
  await userEvent.click(inDrawer('下一步'))
  await userEvent.click(inDrawer('导入'))
  await expect.element(drawer.getByText('已新增 0 个、更新 1 个岗位')).toBeVisible()
})

test('the template is a click away', async () => {
  const { calls } = await open()
  await userEvent.click(drawer.getByRole('button', { name: /（.csv）/ }))
  await expect.element(message(/^已导出/)).toBeVisible()
  await expect.poll(() => calls).toContainEqual(expect.stringMatching(/^GET \/api\/system\/post\/importTemplate\?/))
})

const worlds: World[] = [
  { width: 1440, lang: 'en', theme: 'dark' },
  { width: 390, lang: 'zh-cn', theme: 'light' },
]

test.each(worlds)('the choice of columns is accessible at $width px, $lang, $theme', async (world) => {
  await openIn(world, { path: '/system/post', as: 'admin' })
  await userEvent.click(page.getByRole('button', { name: /^(导入|Import)$/ }))
  const dialog = page.getByRole('dialog')
  const field = dialog.getByLabelText(/^(选择文件|Choose a file)/)
  await expect.element(field).toBeInTheDocument()
  expect([...(await accessibilityErrors(dialog.element())), ...widthErrors()]).toEqual([])
  const text = `Key of the post in our old system,What it is called there\nx,${'y'.repeat(80)}\n`
  await userEvent.upload(field, new File([text], 'posts.csv', { type: 'text/csv' }))
  await expect.element(dialog.getByRole('table')).toBeVisible()
  expect([...(await accessibilityErrors(dialog.element())), ...widthErrors()]).toEqual([])
})
