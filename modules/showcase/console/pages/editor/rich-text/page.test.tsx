import { afterEach, beforeEach, expect, test } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { closeConsoles, openPage } from 'atrium/testing/console'

const example = (name: string) => page.getByRole('region', { name, exact: true })
const messages = page.getByRole('region', { name: '消息' })
const notice = example('公司公告')
const text = notice.getByRole('textbox', { name: '公告内容' })
const tool = (name: string) => notice.getByRole('button', { name, exact: true })

beforeEach(() => openPage('editor/rich-text'))
afterEach(closeConsoles)

/** Puts files into the text as a paste or a drop does. */
function bring(kind: 'paste' | 'drop', ...files: File[]) {
  const data = new DataTransfer()
  for (const file of files) data.items.add(file)
  const { left, top } = text.element().getBoundingClientRect()
  const init = { bubbles: true, cancelable: true }
  const event =
    kind === 'paste'
      ? new ClipboardEvent('paste', { ...init, clipboardData: data })
      : new DragEvent('drop', { ...init, dataTransfer: data, clientX: left + 40, clientY: top + 30 })
  text.element().dispatchEvent(event)
}

async function drawn(type = 'image/png'): Promise<Blob> {
  const canvas = new OffscreenCanvas(1600, 400)
  canvas.getContext('2d')!.fillRect(0, 0, 800, 400)
  return canvas.convertToBlob({ type })
}

test('a heading is written, taken back and written again; Alt+F10 and Esc go to the buttons and back', async () => {
  await userEvent.click(text.getByText('值班表'))
  await userEvent.click(tool('标题'))
  await expect.element(text.getByRole('heading', { level: 2, name: '值班表' })).toBeVisible()
  await expect.element(tool('标题')).toHaveAttribute('aria-pressed', 'true')
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(text.getByRole('heading', { level: 3, name: '值班表' })).toBeVisible()
  await userEvent.keyboard('{Alt>}{F10}{/Alt}')
  await expect.element(tool('撤销')).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}{Enter}')
  await expect.element(text.getByRole('heading', { level: 2, name: '值班表' })).toBeVisible()
  await userEvent.keyboard('{Alt>}{F10}{/Alt}{Escape}')
  await expect.element(text).toHaveFocus()
})

test('a paragraph and a heading are centred, and lie left again', async () => {
  for (const words of ['值班表', '各位同事']) {
    const line = text.getByText(words)
    await userEvent.click(line)
    await userEvent.click(tool('居中'))
    await expect.element(line).toHaveStyle({ textAlign: 'center' })
    await expect.element(tool('居中')).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(tool('左对齐'))
    await expect.element(tool('左对齐')).toHaveAttribute('aria-pressed', 'true')
  }
})

test('a table gets rows by its buttons and by Tab; outside of it they are gone', async () => {
  const rows = () => text.element().querySelectorAll('tr').length
  await userEvent.click(text.getByText('8617'))
  await userEvent.keyboard('{Tab}')
  await expect.poll(rows).toBe(4)
  await userEvent.click(tool('删除行'))
  await expect.poll(rows).toBe(3)
  await userEvent.click(text.getByText('紧急情况'))
  await expect.element(tool('删除行')).not.toBeInTheDocument()
})

test('a link asks for a web address, and leads out of the page safely', async () => {
  await userEvent.click(text.getByText('国庆放假与值班安排'))
  await userEvent.keyboard('{Home}{Shift>}{End}{/Shift}')
  await userEvent.click(tool('链接'))
  const address = page.getByRole('dialog').getByLabelText('网址')
  await userEvent.fill(address, 'javascript:alert(1)')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('dialog').getByText('http')).toBeVisible()
  await userEvent.fill(address, 'https://example.com/rest')
  await userEvent.keyboard('{Enter}')
  await expect
    .element(text.getByRole('link', { name: '国庆放假与值班安排' }))
    .toHaveAttribute('href', 'https://example.com/rest')
  await userEvent.click(notice.getByText('预览', { exact: true }))
  const link = notice.getByRole('article').getByRole('link')
  await expect.element(link).toHaveAttribute('target', '_blank')
  await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer')
})

test('a pasted and a dropped picture are part of the text, made smaller; other files are rejected in words', async () => {
  await userEvent.click(text.getByText('国庆放假与值班安排'))
  bring('paste', new File([await drawn()], 'plan.png', { type: 'image/png' }))
  const picture = text.getByRole('img', { name: 'plan' })
  await expect.poll(() => (picture.query() as HTMLImageElement | null)?.naturalWidth).toBe(1200)
  bring('drop', new File([await drawn('image/jpeg')], 'map.jpg', { type: 'image/jpeg' }))
  await expect.element(text.getByRole('img', { name: 'map' })).toBeInTheDocument()
  await userEvent.click(notice.getByText('预览', { exact: true }))
  await expect.element(notice.getByRole('article').getByRole('img', { name: 'plan' })).toBeVisible()
  await userEvent.click(notice.getByText('编辑', { exact: true }))
  bring('paste', new File(['%PDF'], 'plan.pdf', { type: 'application/pdf' }))
  await expect.element(messages.getByText('plan.pdf: 只能使用 PNG、JPEG 或 WebP 图片')).toBeVisible()
  bring('drop', new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'huge.png', { type: 'image/png' }))
  await expect.element(messages.getByText('huge.png: 图片不能超过 10 MB')).toBeVisible()
})

test('a pasted picture of a website is a link and is not loaded; one that was copied alone is taken from the clipboard', async () => {
  await commands.foreignRequests()
  const foreign = '<img src="https://elsewhere.example/plan.png" alt="plan">'
  const paste = (html: string, ...files: File[]) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', html)
    for (const file of files) clipboardData.items.add(file)
    text.element().dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }
  await userEvent.click(text.getByText('国庆放假与值班安排'))
  paste(`<p>See ${foreign}</p>`)
  await expect.element(messages.getByText(/图片没有载入/)).toBeVisible()
  await expect
    .element(text.getByRole('link', { name: 'plan' }))
    .toHaveAttribute('href', 'https://elsewhere.example/plan.png')
  paste(foreign, new File([await drawn()], 'copied.png', { type: 'image/png' }))
  await expect.element(text.getByRole('img', { name: 'copied' })).toBeInTheDocument()
  await userEvent.keyboard(' ![[typed](https://elsewhere.example/typed.png) ')
  await expect.element(text).toHaveTextContent('![typed](https://elsewhere.example/typed.png)')
  expect(await commands.foreignRequests()).toEqual([])
})

test('a reply holds no pictures, has its length, and is sent with its formats', async () => {
  const reply = example('工单回复')
  const field = reply.getByRole('textbox')
  const send = reply.getByRole('button', { name: '发送回复' })
  await expect.element(send).toBeDisabled()
  await userEvent.click(field)
  const data = new DataTransfer()
  data.items.add(new File([await drawn()], 'a.png', { type: 'image/png' }))
  field.element().dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  await expect.element(messages.getByText('这里不能放图片')).toBeVisible()
  await userEvent.keyboard('{Control>}b{/Control}done')
  await userEvent.click(send)
  await expect.element(reply.getByRole('article').getByText('done')).toHaveProperty('localName', 'strong')
  await expect.element(field).toHaveTextContent('')
  await userEvent.fill(field, 'x'.repeat(205))
  await expect.element(reply.getByText('请删去 5 字')).toBeVisible()
  await expect.element(send).toBeDisabled()
})

test('hostile HTML is shown without what could run, and nothing ran', async () => {
  const hostile = example('不可信的 HTML')
  await expect.element(hostile.getByText('中奖通知', { exact: true })).toBeVisible()
  await expect.element(hostile.getByRole('link', { name: '规则' })).toBeVisible()
  const shown = hostile.element().querySelector('section:last-child')!
  expect(shown.innerHTML).not.toMatch(/javascript:|onerror|onclick|onload|<script|<iframe|<svg|fixed/)
  await userEvent.click(hostile.getByText('底色保留').last())
  await expect.element(hostile.getByText('脚本运行次数: 0')).toBeVisible()
})
