import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { closeConsoles, openPage } from 'atrium/testing/console'
import copyButton from './examples/copy-button.tsx?raw'
import styles from './page.module.css?raw'
import shared from '#modules/showcase/kit/sample.module.css?raw'

const messages = page.getByRole('region', { name: '消息' })
const example = (name: string) => page.getByRole('region', { name, exact: true })
const open = () => openPage('able/clipboard')

let copied: string[]

/** So that a test does not change the clipboard of the machine. */
function withClipboard(): void {
  copied = []
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void copied.push(text))
}

afterEach(async () => {
  vi.restoreAllMocks()
  await closeConsoles()
})

test('a line and all of them are copied by their buttons', async () => {
  withClipboard()
  await open()
  await userEvent.click(example('按钮复制').getByRole('button', { name: '复制税号' }))
  await expect.element(messages.getByText('税号已复制')).toBeVisible()
  await userEvent.click(example('按钮复制').getByRole('button', { name: '复制全部' }))
  await expect.poll(() => copied).toEqual(['91330106MA2H1X7K3Q', expect.stringContaining('开户行: 招商银行')])
})

test('the hook confirms in the button itself', async () => {
  withClipboard()
  await open()
  const button = example('钩子复制').getByRole('button', { name: '复制链接' })
  await userEvent.click(button)
  await expect.element(example('钩子复制').getByRole('button', { name: '已复制' })).toBeVisible()
  expect(copied).toEqual(['https://example.com/7Q4M-K2XA'])
})

test('name, phone and address are recognised in what is pasted', async () => {
  await open()
  const paste = example('粘贴识别')
  await userEvent.fill(paste.getByRole('textbox'), '王芳，139 0000 1111，北京市朝阳区建国路 8 号')
  await expect.element(paste.getByText('王芳', { exact: true })).toBeVisible()
  await expect.element(paste.getByText('139 0000 1111', { exact: true })).toBeVisible()
  await expect.element(paste.getByText('北京市朝阳区建国路 8 号', { exact: true })).toBeVisible()
})

test('where the browser does not allow reading, the message points to the field', async () => {
  vi.spyOn(navigator.clipboard, 'readText').mockRejectedValue(new DOMException('', 'NotAllowedError'))
  await open()
  await userEvent.click(example('粘贴识别').getByRole('button', { name: '从剪贴板读取' }))
  await expect.element(messages.getByText('请在框内粘贴')).toBeVisible()
})

test.each(['拒绝', '没有'])('%s: the text is selected, to be copied by the keys', async (kind) => {
  await open()
  const error = example('浏览器拒绝时')
  await userEvent.click(error.getByText(kind, { exact: true }))
  await userEvent.click(error.getByRole('button', { name: '复制', exact: true }))
  const field = error.getByLabelText('运单号')
  await expect.element(field).toHaveFocus()
  const { selectionStart, selectionEnd, value } = field.element() as HTMLInputElement
  expect(value.slice(selectionStart!, selectionEnd!)).toBe('SF 1380 6624 0917')
})

test('its icons load with it: none is empty, and the full collection is not requested', async () => {
  await open()
  await expect.element(example('浏览器拒绝时').getByRole('button', { name: '复制', exact: true })).toBeVisible()
  const icons = [...document.querySelectorAll('main svg[viewBox="0 0 24 24"]')]
  expect(icons.length).toBeGreaterThan(10)
  expect(icons.filter(({ childElementCount }) => childElementCount === 0)).toEqual([])
  expect(performance.getEntriesByType('resource').filter(({ name }) => name.includes('iconify'))).toEqual([])
})

test('what is copied of an example are its file and those that it imports, what the showcase shares at the end', async () => {
  const write = vi.spyOn(navigator.clipboard, 'write').mockResolvedValue()
  await open()
  await userEvent.click(example('按钮复制').getByRole('button', { name: '复制代码：按钮复制' }))
  await expect.poll(() => write.mock.calls).toHaveLength(1)
  const text = await (await write.mock.calls[0]![0][0]!.getType('text/plain')).text()
  const { default: texts } = await import('./text.ts?raw')
  expect(text).toBe(
    [
      `// examples/copy-button.tsx\n${copyButton.replace('#modules/showcase/kit/', '../kit/')}`,
      `/* page.module.css */\n${styles}`,
      `// text.ts\n${texts}`,
      `/* kit/sample.module.css */\n${shared}`,
    ].join('\n'),
  )
})

test('Ctrl V pastes into the field', async () => {
  await open()
  const paste = example('粘贴识别')
  const field = paste.getByRole('textbox')
  await userEvent.fill(field, '王芳，139 0000 1111，北京市朝阳区建国路 8 号')
  await userEvent.click(field)
  await userEvent.keyboard('{Control>}a{/Control}{Control>}x{/Control}')
  await expect.element(paste.getByText('王芳', { exact: true })).not.toBeInTheDocument()
  await userEvent.keyboard('{Control>}v{/Control}')
  await expect.element(paste.getByText('王芳', { exact: true })).toBeVisible()
})
