import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { closeConsoles, openPage } from 'atrium/testing/console'

afterEach(async () => {
  vi.restoreAllMocks()
  await closeConsoles()
})

const example = (name: string) => page.getByRole('region', { name, exact: true })

test('an icon is found by a Chinese word and copied as code by the keys alone; few of the cells are in the document', async () => {
  const copied: string[] = []
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void copied.push(text))
  await openPage('components/icons')
  const all = example('全部图标')
  await expect.element(all.getByText(/^1\d{3} 个$/)).toBeVisible()
  await expect.poll(() => document.querySelectorAll('[role=gridcell]').length).toBeLessThan(200)
  await userEvent.fill(all.getByRole('searchbox', { name: '搜索图标' }), '火箭')
  await expect.element(all.getByRole('gridcell', { name: 'rocket' })).toBeVisible()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.poll(() => copied).toEqual(['<Icon name="lucide:rocket" />'])
  await userEvent.fill(all.getByRole('searchbox', { name: '搜索图标' }), '')
  await userEvent.keyboard('{ArrowDown}z')
  const active = () => document.getElementById(document.activeElement?.getAttribute('aria-activedescendant') ?? '')
  await expect.poll(() => active()?.getAttribute('aria-label') ?? active()?.title).toMatch(/^z/)
  await userEvent.click(all.getByText('名称', { exact: true }))
  await userEvent.click(all.getByRole('button', { name: '复制', exact: true }))
  await expect.poll(() => copied.at(-1)).toBe('lucide:rocket')
})

test('the icon of an action copies its name', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await openPage('components/icons')
  await userEvent.click(example('一事一图').getByRole('button', { name: /^导出/ }))
  await expect.poll(() => write.mock.calls).toEqual([['lucide:download']])
})
