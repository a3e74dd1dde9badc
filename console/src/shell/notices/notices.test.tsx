import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { closeConsoles, openConsole } from '#test/console-app'
import { readMarks, useMarks } from './notices-store'

afterEach(async () => {
  await closeConsoles()
  useMarks.setState({ marks: {} })
})

const bell = page.getByRole('button', { name: /^通知/ })
const panel = page.getByRole('dialog', { name: '通知' })

async function openPanel(as = 'common') {
  await openConsole({ as })
  await userEvent.click(bell)
  await expect.element(panel).toBeVisible()
}

test('the bell shows how many are unread and opens three lists with their counts', async () => {
  await openPanel()
  await expect.element(bell).toHaveAccessibleName('通知，5 条未读')
  for (const name of [/通知.*2/, /消息.*1/, /待办.*2/])
    await expect.element(panel.getByRole('tab', { name })).toBeVisible()
  await expect.element(panel.getByRole('tabpanel')).toHaveTextContent('系统维护')
})

test('with long lists the panel is 320 px high at most, and its button stays in it', async () => {
  await openPanel('admin')
  const scrolls = []
  for (const name of [/通知/, /消息/, /待办/]) {
    await userEvent.click(panel.getByRole('tab', { name }))
    const { height, bottom } = panel.element().getBoundingClientRect()
    expect(height).toBeLessThanOrEqual(320)
    const clear = panel.getByRole('button', { name: '清空此列表' }).element()
    await expect.poll(() => clear.getBoundingClientRect().bottom).toBeLessThanOrEqual(bottom)
    const list = panel.getByRole('tabpanel').element()
    scrolls.push(list.scrollHeight > list.clientHeight)
  }
  expect(scrolls).toContain(true)
})

test('the arrows change the list, around the ends', async () => {
  await openPanel()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(panel.getByRole('tab', { name: /待办/ })).toHaveFocus()
  await expect.element(panel.getByRole('tabpanel')).toHaveTextContent('紧急')
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(panel.getByRole('tab', { name: /通知/ })).toHaveFocus()
})

test('a cleared list says that it is empty, and the bell counts the others', async () => {
  await openPanel()
  await userEvent.click(panel.getByRole('button', { name: '清空此列表' }))
  await expect.element(panel.getByText('没有通知')).toBeVisible()
  await expect.element(bell).toHaveAccessibleName('通知，3 条未读')
})

test('Esc closes the panel and gives the focus back to the bell', async () => {
  await openPanel()
  await userEvent.keyboard('{Escape}')
  await expect.element(bell).toHaveFocus()
  await expect.element(panel).not.toBeInTheDocument()
})

const shownTitles = async () => {
  const titles: string[] = []
  for (const name of [/通知/, /消息/, /待办/]) {
    await userEvent.click(panel.getByRole('tab', { name }))
    const list = panel.getByRole('tabpanel').element()
    titles.push(...[...list.querySelectorAll('b')].map((title) => title.textContent))
  }
  return titles
}

test.each([
  ['guest', ['本周六', '外观', '行政', '安全培训', '个人资料']],
  ['editor', ['本周六', '外观', '提到了你', '行政', '字典', '安全培训', '个人资料']],
])('%s has no notice of records that they may not see', async (as, expected) => {
  await openPanel(as)
  const titles = await shownTitles()
  expect(titles).toHaveLength(expected.length)
  expect(titles.filter((title, index) => !title.includes(expected[index]!))).toEqual([])
})

test('an admin has those of roles and accounts too', async () => {
  await openPanel('admin')
  const titles = await shownTitles()
  expect(titles).toHaveLength(12)
  expect(titles).toContain('审核 3 个新账号')
})

test('what was read or cleared stays so after a reload, for that person alone', async () => {
  await openPanel()
  await userEvent.click(panel.getByRole('button', { name: '全部标为已读' }))
  await expect.element(bell).toHaveAccessibleName('通知，3 条未读')
  await expect.element(panel.getByRole('tab', { name: /通知/ })).toHaveFocus()
  await expect.element(panel.getByText('未读', { exact: true })).not.toBeInTheDocument()
  await userEvent.click(panel.getByRole('tab', { name: /消息/ }))
  await userEvent.click(panel.getByRole('button', { name: '清空此列表' }))
  await expect.element(bell).toHaveAccessibleName('通知，2 条未读')
  const stored = localStorage.getItem('notices')!
  await closeConsoles()
  localStorage.setItem('notices', stored)
  useMarks.setState({ marks: readMarks() })
  await openPanel()
  await expect.element(bell).toHaveAccessibleName('通知，2 条未读')
  await expect.element(panel.getByRole('tabpanel')).toHaveTextContent('系统维护')
  await closeConsoles()
  localStorage.setItem('notices', stored)
  await openPanel('guest')
  await expect.element(bell).toHaveAccessibleName('通知，5 条未读')
})

test.each(['{', '7', '{"common":{"read":"all"},"guest":7}'])(
  'what is damaged counts as unread: %s',
  async (damaged) => {
    localStorage.setItem('notices', damaged)
    useMarks.setState({ marks: readMarks() })
    await openConsole({ as: 'common' })
    await expect.element(bell).toHaveAccessibleName('通知，5 条未读')
  },
)
