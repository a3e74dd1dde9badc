import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { closeConsoles, openPage } from 'atrium/testing/console'

const example = (name: string) => page.getByRole('region', { name, exact: true })
const open = () => openPage('able/select-folder')

afterEach(closeConsoles)

test('the files of a real folder are found by name and previewed by the keyboard', async () => {
  await open()
  const browse = example('浏览与预览')
  await expect.element(browse.getByText('还没有选择文件夹')).toBeVisible()
  const input = browse.element().querySelector<HTMLInputElement>('input[type=file]')!
  await userEvent.upload(input, 'modules/showcase/console/pages/able/select-folder')
  await expect.element(browse.getByRole('treeitem', { name: /select-folder/ })).toBeVisible()
  await userEvent.fill(browse.getByRole('textbox', { name: '按名称查找' }), 'large-folder')
  await expect.element(browse.getByRole('status').first()).toHaveTextContent('1 个文件')
  await userEvent.keyboard('{Tab}{Tab}{Tab}{ArrowDown}{ArrowDown}{Enter}')
  const preview = browse.getByRole('region', { name: '预览' })
  await expect.element(preview.getByText('Ten thousand files in a hundred folders')).toBeVisible()
  await expect.element(preview.getByText(/UTF-8/)).toBeVisible()
})

test('the sample shows a picture, an older encoding, a locked and a hidden file', async () => {
  await open()
  const browse = example('浏览与预览')
  await userEvent.click(browse.getByRole('button', { name: '用示例文件夹' }))
  await expect.element(browse.getByText('1 个文件读不了')).toBeVisible()
  await userEvent.click(browse.getByTitle('图片', { exact: true }))
  await userEvent.click(browse.getByTitle(/\.svg$/).first())
  const preview = browse.getByRole('region', { name: '预览' })
  await expect.element(preview.getByRole('img')).toBeVisible()
  await userEvent.click(browse.getByTitle('计划', { exact: true }))
  await userEvent.click(browse.getByTitle('会议记录.txt'))
  await expect.element(preview.getByText(/样品 3 月 8 日前寄出/)).toBeVisible()
  await expect.element(preview.getByText(/UTF-16LE/)).toBeVisible()
  await userEvent.click(browse.getByTitle('合同.docx'))
  await expect.element(preview.getByText(/无法读取/)).toBeVisible()
  await userEvent.fill(browse.getByRole('textbox', { name: '按名称查找' }), '.git')
  await expect.element(browse.getByText('没有名称相符的文件')).toBeVisible()
  await userEvent.click(browse.getByRole('checkbox', { name: '显示隐藏文件' }))
  await expect.element(browse.getByTitle('.gitignore')).toBeVisible()
})

test('ten thousand files are read, and few rows are drawn', async () => {
  await open()
  const large = example('一万个文件')
  await expect.element(large).toBeVisible()
  pressWhenShown(large.element(), '取消')
  await userEvent.click(large.getByRole('button', { name: '读取 10,000 个文件' }))
  await expect.element(large.getByRole('button', { name: '取消' })).not.toBeInTheDocument()
  await expect.element(large.getByText('还没有选择文件夹')).toBeVisible()
  await userEvent.click(large.getByRole('button', { name: '读取 10,000 个文件' }))
  await expect.element(large.getByText(/^10,000 个文件/)).toBeVisible()
  await userEvent.fill(large.getByRole('textbox', { name: '按名称查找' }), '0042')
  await expect.element(large.getByText(/^11 个文件/)).toBeVisible()
  await expect.poll(() => large.element().querySelectorAll('[role=treeitem]').length).toBeLessThan(60)
})

test('each trouble says what to do', async () => {
  await open()
  const trouble = example('出错的时候')
  await expect.element(trouble.getByText('浏览器没有获得授权')).toBeVisible()
  await userEvent.click(trouble.getByText('空文件夹', { exact: true }))
  await expect.element(trouble.getByText('“春季新品”里没有文件')).toBeVisible()
  await userEvent.click(trouble.getByText('被占用', { exact: true }))
  await expect.element(trouble.getByText('1 个文件读不了')).toBeVisible()
  await userEvent.click(trouble.getByText('已移走', { exact: true }))
  await expect.element(trouble.getByText('无法读取这个文件夹')).toBeVisible()
})

/** Presses a button as soon as it is there: a fast machine has read all files before a click of the driver arrives. */
function pressWhenShown(place: Element, name: string) {
  const observer = new MutationObserver(() => {
    const button = [...place.querySelectorAll('button')].find(
      ({ textContent }) => textContent?.replace(/\s/g, '') === name,
    )
    if (!button) return
    observer.disconnect()
    button.click()
  })
  observer.observe(place, { childList: true, subtree: true })
}
