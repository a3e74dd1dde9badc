import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { closeConsoles, openPage } from 'atrium/testing/console'

afterEach(closeConsoles)

const example = (name: string) => page.getByRole('region', { name, exact: true })
const panel = page.getByRole('dialog', { name: '表情' })

test.each(['火箭', 'rocket'])(
  'found by %s, an emoji goes to the caret; no request leaves the origin',
  async (query) => {
    await openPage('components/emoji')
    const composer = example('评论框')
    const field = composer.getByRole('textbox', { name: '评论' })
    await userEvent.fill(field, '出发吧')
    ;(field.element() as HTMLTextAreaElement).setSelectionRange(2, 2)
    await userEvent.click(composer.getByRole('button', { name: '表情', exact: true }))
    await userEvent.fill(panel.getByRole('textbox', { name: '搜索表情' }), query)
    await userEvent.click(panel.getByRole('gridcell', { name: '火箭', exact: true }))
    await expect.element(field).toHaveValue('出发🚀吧')
    await expect.element(field).toHaveFocus()
    const elsewhere = performance.getEntriesByType('resource').filter(({ name }) => !name.startsWith(location.origin))
    expect(elsewhere.map(({ name }) => name)).toEqual([])
  },
)

test('a reaction is joined and left again', async () => {
  await openPage('components/emoji')
  const reactions = example('消息回应')
  await userEvent.click(reactions.getByRole('button', { name: '👍 4 人' }))
  await userEvent.click(reactions.getByRole('button', { name: '👍 5 人' }))
  await expect.element(reactions.getByRole('button', { name: '👍 4 人' })).toHaveAttribute('aria-pressed', 'false')
})

test('data that does not load says so; of damaged data the rest shows', async () => {
  await openPage('components/emoji')
  const broken = example('数据损坏')
  await expect.element(broken.getByRole('button', { name: '重试' })).toBeVisible()
  await userEvent.click(broken.getByText('部分损坏', { exact: true }))
  await expect.element(broken.getByRole('gridcell', { name: '披萨' })).toBeVisible()
  await expect.element(broken.getByRole('alert')).not.toBeInTheDocument()
})

test('the arrows move, Enter chooses and Esc closes', async () => {
  await openPage('components/emoji')
  const composer = example('评论框')
  const field = composer.getByRole('textbox', { name: '评论' })
  const open = composer.getByRole('button', { name: '表情', exact: true })
  await userEvent.click(open)
  const cell = (at: number) => panel.getByRole('gridcell').nth(at)
  await expect.element(cell(0)).toBeVisible()
  const unfiltered = cell(0).element().textContent
  await userEvent.fill(panel.getByRole('textbox', { name: '搜索表情' }), '火')
  // The search replaces the cells, and a cell that is replaced loses the focus.
  await expect.poll(() => cell(0).query()?.textContent ?? unfiltered).not.toBe(unfiltered)
  await expect.element(cell(1)).toBeVisible()
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('gridcell')
  const first = document.activeElement
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(() => document.activeElement).not.toBe(first)
  const chosen = document.activeElement!.textContent
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => (field.element() as HTMLTextAreaElement).value).toContain(chosen)
  await userEvent.click(open)
  await expect.element(panel).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(panel).not.toBeInTheDocument()
})
