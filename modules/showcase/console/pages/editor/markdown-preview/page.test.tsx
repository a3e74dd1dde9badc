import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { closeConsoles, openPage } from 'atrium/testing/console'

const example = (name: string) => page.getByRole('region', { name, exact: true })
const library = example('文档中心')
const text = library.getByRole('region')
const outline = library.getByRole('navigation')

beforeEach(() => openPage('editor/markdown-preview'))
afterEach(closeConsoles)

test('the outline leads to a heading and marks what is read; links in the text lead there too', async () => {
  await userEvent.click(outline.getByRole('button', { name: '信息安全' }))
  await expect.element(text.getByRole('heading', { name: '信息安全' })).toHaveFocus()
  await expect.element(outline.getByRole('button', { name: '信息安全' })).toHaveAttribute('aria-current', 'location')
  await userEvent.click(text.getByRole('link', { name: '常见问题' }))
  await expect.element(text.getByRole('heading', { name: '常见问题' })).toHaveFocus()
  await expect.poll(() => location.hash).not.toContain('常见')
  // The last part is too short to come to the top.
  const last = outline.getByRole('button', { name: '我想换座位' })
  await userEvent.click(last)
  await expect.element(last).toHaveAttribute('aria-current', 'location')
  await userEvent.wheel(text, { delta: { y: -4000 } })
  await expect.element(outline.getByRole('button', { name: '新同事手册' })).toHaveAttribute('aria-current', 'location')
})

test('another document begins at its top, with its own outline and code in colours', async () => {
  await userEvent.click(outline.getByRole('button', { name: '信息安全' }))
  await userEvent.click(library.getByText('接口约定', { exact: true }).first())
  await expect.element(text.getByRole('heading', { name: '接口约定' })).toBeVisible()
  await expect.element(outline.getByRole('button', { name: '信息安全' })).not.toBeInTheDocument()
  await expect.poll(() => text.element().scrollTop).toBe(0)
  const keyword = text.element().querySelector('code.language-ts span')!
  await expect.poll(() => keyword.textContent).toBe('interface')
  await expect.poll(() => getComputedStyle(keyword).color).not.toBe(getComputedStyle(keyword.parentElement!).color)
})

test('tables and task lists show; a tick is named by its text', async () => {
  await expect.element(text.getByRole('columnheader', { name: '谁批准' })).toBeVisible()
  await expect.element(text.getByRole('checkbox', { name: '领取工牌和电脑' })).toBeChecked()
})

test('a hostile document shows without what could run, and nothing ran', async () => {
  const hostile = example('来历不明的文档')
  const source = hostile.getByRole('textbox')
  await expect.element(hostile.getByRole('link', { name: '正常的链接' })).toBeVisible()
  await userEvent.fill(
    source,
    `${(source.element() as HTMLTextAreaElement).value}\n[a](java&#115;cript:hacked())\n<svg onload=hacked()>`,
  )
  await userEvent.click(hostile.getByText('立即登录').last())
  const shown = hostile.element().querySelector('section:last-child')!
  expect(shown.innerHTML).not.toMatch(/script:|onerror|onclick|onmouseover|onload|<(?:script|iframe|form|button|svg)/)
  await expect.element(hostile.getByText('脚本运行次数: 0')).toBeVisible()
})

test('an answer arrives bit by bit, and can be stopped', async () => {
  const answer = example('逐字到来的回答')
  await userEvent.click(answer.getByRole('button', { name: '重新回答' }))
  await expect.element(answer.getByRole('table')).not.toBeInTheDocument()
  await userEvent.click(answer.getByRole('button', { name: '停止' }))
  await expect.element(answer.getByRole('table')).toBeVisible()
})

test('the arrow keys scroll the text', async () => {
  await expect.element(text).toBeVisible()
  text.element().focus()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await expect.poll(() => text.element().scrollTop).toBeGreaterThan(0)
  await userEvent.keyboard('{ArrowUp}{ArrowUp}')
  await expect.poll(() => text.element().scrollTop).toBe(0)
})
