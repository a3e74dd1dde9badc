import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { closeConsoles, openPage } from 'atrium/testing/console'

const example = (name: string) => page.getByRole('region', { name, exact: true })
const messages = page.getByRole('region', { name: '消息' })
const minutes = example('会议纪要').first()
const text = minutes.getByRole('textbox', { name: '会议纪要' })
const preview = minutes.getByRole('region', { name: '预览：会议纪要' })
const tool = (name: string) => minutes.getByRole('button', { name, exact: true })

beforeEach(() => openPage('editor/markdown'))
afterEach(async () => {
  vi.restoreAllMocks()
  await closeConsoles()
})

test('what is written with buttons and keys shows at once, and can be taken back', async () => {
  await userEvent.click(text)
  await userEvent.keyboard('{Control>}{End}{/Control}done')
  await userEvent.keyboard('{Shift>}{Home}{/Shift}')
  await userEvent.click(tool('任务列表'))
  await expect.element(preview.getByRole('checkbox', { name: 'done' })).toBeInTheDocument()
  await userEvent.keyboard('{End}{Shift>}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{/Shift}{Control>}b{/Control}')
  await expect.element(preview.getByText('done')).toHaveProperty('localName', 'strong')
  await userEvent.click(tool('撤销'))
  await userEvent.click(tool('撤销'))
  await expect.element(preview.getByRole('checkbox', { name: 'done' })).not.toBeInTheDocument()
})

test('the keys write italics and links, and find', async () => {
  await userEvent.click(text)
  await userEvent.keyboard('{Control>}{End}{/Control}{Control>}i{/Control}soft')
  await expect.element(preview.getByText('soft')).toHaveProperty('localName', 'em')
  await userEvent.keyboard('{Control>}{End}{/Control} {Control>}k{/Control}example.com')
  await expect.element(text).toHaveTextContent('*soft* [](https://example.com)')
  await userEvent.keyboard('{Control>}f{/Control}')
  await expect.element(minutes.getByRole('textbox', { name: '查找' })).toHaveFocus()
})

test('both sides scroll together', async () => {
  await expect.element(preview.getByRole('table')).toBeInTheDocument()
  const scroller = minutes.element().querySelector('.cm-scroller')!
  const page_ = preview.element()
  await userEvent.hover(text)
  scroller.scrollTop = scroller.scrollHeight
  await expect.poll(() => page_.scrollTop).toBeGreaterThan(200)
  await userEvent.hover(preview)
  page_.scrollTop = 0
  await expect.poll(() => scroller.scrollTop).toBe(0)
})

test('a file is imported, exported as Markdown and as a page; others are rejected', async () => {
  const saved: File[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    saved.push(file as File)
    return 'blob:saved'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const input = minutes.getByLabelText('导入 Markdown 文件').last()
  const choose = (file: File) => userEvent.upload(input, file)
  await choose(new File(['%PDF'], 'a.pdf'))
  await expect.element(messages.getByText('a.pdf：只能导入')).toBeVisible()
  await choose(new File(['x'.repeat(1024 * 1024 + 1)], 'b.md'))
  await expect.element(messages.getByText('b.md：文件不能超过 1 MB')).toBeVisible()
  await choose(new File(['# Plan\n\n<script>alert(1)</script>\n\n**bold**'], 'c.md'))
  await expect.element(preview.getByRole('heading', { name: 'Plan' })).toBeVisible()
  await userEvent.click(tool('导出 .md'))
  await userEvent.click(tool('导出 .html'))
  await expect.poll(() => saved.map(({ name }) => name)).toEqual(['产品周会.md', '产品周会.html'])
  expect(await saved[0]!.text()).toContain('<script>')
  const html = await saved[1]!.text()
  expect(html).toContain('<strong>bold</strong>')
  expect(html).not.toContain('alert')
})

test('a pasted picture shows in the preview, another file is rejected', async () => {
  const canvas = new OffscreenCanvas(1000, 200)
  canvas.getContext('2d')!.fillRect(0, 0, 500, 200)
  const paste = (file: File) => {
    const clipboardData = new DataTransfer()
    clipboardData.items.add(file)
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    text.element().dispatchEvent(event)
  }
  await userEvent.click(text)
  paste(new File([await canvas.convertToBlob()], 'plan.png', { type: 'image/png' }))
  const picture = preview.getByRole('img', { name: 'plan' })
  await expect.poll(() => (picture.query() as HTMLImageElement | null)?.naturalWidth).toBe(800)
  paste(new File(['GIF89a'], 'a.gif', { type: 'image/gif' }))
  await expect.element(messages.getByText('a.gif: 只能使用 PNG、JPEG 或 WebP 图片')).toBeVisible()
})

test('a comment takes turns between text and preview, in which nothing can run', async () => {
  const hacked = vi.fn<() => void>()
  Object.assign(window, { hacked })
  const comment = example('评论框')
  await userEvent.click(comment.getByRole('button', { name: '只预览' }))
  await expect.element(comment.getByRole('link', { name: '说明' })).toHaveAttribute('rel', 'noopener noreferrer')
  const shown = comment.getByRole('region').element()
  expect(shown.innerHTML).not.toMatch(/javascript:|onerror|<script/)
  await userEvent.click(comment.getByText('点这里').last())
  expect(hacked).not.toHaveBeenCalled()
})
