import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { closeConsoles, openPage } from 'atrium/testing/console'

const example = (name: string) => page.getByRole('region', { name, exact: true })
const messages = page.getByRole('region', { name: '消息' })
const project = example('一个小项目')
const textOf = (place: ReturnType<typeof example>) => place.getByRole('textbox').first().element().textContent

beforeEach(() => openPage('editor/code'))
afterEach(closeConsoles)

test('files keep what was typed; find works in Chinese; broken JSON is not tidied up, but marked', async () => {
  // The first text brings the library.
  await expect.poll(() => textOf(project), { timeout: 40_000 }).toContain('interface Line')
  await userEvent.click(project.getByRole('button', { name: '查找与替换' }))
  await userEvent.fill(project.getByRole('textbox', { name: '查找' }), 'total')
  await userEvent.click(project.getByRole('button', { name: '下一个' }))
  await expect.poll(() => project.element().querySelectorAll('.cm-searchMatch-selected').length).toBe(1)
  await userEvent.click(project.getByText('package.json', { exact: true }))
  const json = project.getByRole('textbox', { name: '文件 package.json' })
  await userEvent.click(json)
  await userEvent.keyboard('{Control>}a{/Control}{{}"a": 1,')
  await expect.poll(() => project.element().querySelectorAll('.cm-lint-marker-error').length).toBe(1)
  await userEvent.click(project.getByRole('button', { name: '整理格式' }))
  await expect.element(messages.getByText('JSON 有误，无法整理')).toBeVisible()
  await userEvent.click(json)
  await userEvent.keyboard('{Control>}{End}{/Control}{Backspace}')
  await userEvent.keyboard('{Control>}a{/Control}{Delete}')
  await userEvent.keyboard('[[1,2')
  await userEvent.click(project.getByRole('button', { name: '整理格式' }))
  await expect.poll(() => project.element().querySelectorAll('.cm-line').length).toBe(4)
  await userEvent.click(project.getByText('invoice.css', { exact: true }))
  await expect.poll(() => textOf(project)).toContain('@media print')
  await userEvent.click(project.getByText('package.json', { exact: true }))
  await expect.poll(() => textOf(project)).toContain('1,')
})

test('changed lines are marked and can be discarded; a guest changes nothing', async () => {
  const changes = example('改动与只读')
  const marked = () => changes.element().querySelectorAll('[class*=changed]').length
  await expect.poll(marked).toBe(2)
  const field = changes.getByRole('textbox', { name: '网关配置' })
  await userEvent.click(field)
  await userEvent.keyboard('{Control>}{Home}{/Control}{Enter}')
  await expect.element(changes.getByText('改动了 3 行')).toBeVisible()
  await userEvent.click(changes.getByRole('button', { name: '放弃改动' }))
  await expect.poll(marked).toBe(0)
  await userEvent.click(changes.getByText('访客（只读）'))
  await userEvent.click(field)
  await userEvent.keyboard('x')
  await expect.element(changes.getByText('没有改动')).toBeVisible()
})

test('the preview follows the text in a frame without scripts', async () => {
  const playground = example('实时预览')
  const frame = playground.getByTitle('预览')
  await expect.element(frame).toHaveAttribute('sandbox', '')
  await userEvent.click(playground.getByText('CSS', { exact: true }))
  await userEvent.click(playground.getByRole('textbox', { name: 'CSS' }))
  await userEvent.keyboard('{Control>}{Home}{/Control}/* mine */')
  await expect.poll(() => (frame.element() as HTMLIFrameElement).srcdoc).toMatch(/^<style>\/\* mine \*\//)
})

test('Tab indents, and after Esc leaves the text', async () => {
  const field = project.getByRole('textbox', { name: '文件 invoice.ts' })
  await userEvent.click(field)
  await userEvent.keyboard('{Control>}{Home}{/Control}zzz')
  await expect.poll(() => textOf(project)).toMatch(/^zzz/)
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.poll(() => textOf(project)).not.toMatch(/^z/)
  await userEvent.keyboard('{Control>}f{/Control}')
  await expect.element(project.getByRole('textbox', { name: '查找' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard('{Escape}{Tab}')
  await expect.element(field).not.toHaveFocus()
})
