import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { closeConsoles, openPage } from 'atrium/testing/console'
import { layouts, useSettings } from '#shared/settings/settings'

afterEach(async () => {
  await closeConsoles()
  await page.viewport(1280, 800)
})

const example = (name: string) => page.getByRole('region', { name, exact: true })
const tour = example('认识控制台')
const next = page.getByRole('button', { name: /^(?:下一步|完成)$/ })
const title = () => document.querySelector('.ant-tour-title')?.textContent

/** Goes through all steps by the Enter key; returns their titles. */
async function walk(): Promise<string[]> {
  const titles: string[] = []
  while (next.query()) {
    await expect.element(next).toHaveFocus()
    titles.push(title()!)
    await userEvent.keyboard('{Enter}')
    await expect.poll(title).not.toBe(titles.at(-1))
  }
  return titles
}

const all = ['菜单', '搜索', '通知', '界面设置', '您的账号', '标签']

test('by the keyboard it goes from part to part, and at its end the focus is back at the button', async () => {
  await openPage('guide')
  await userEvent.click(tour.getByRole('button', { name: '开始引导' }))
  expect(await walk()).toEqual(['欢迎使用 Atrium', ...all, '就是这些'])
  await expect.element(tour.getByRole('button', { name: '再看一遍' })).toHaveFocus()
  await expect.element(tour.getByRole('status')).toHaveTextContent('已经看完了。')
})

test('Esc ends it, and it goes on from there', async () => {
  await openPage('guide')
  await userEvent.click(tour.getByRole('button', { name: '开始引导' }))
  await expect.element(next).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(title).toBe('菜单')
  await userEvent.keyboard('{ArrowLeft}')
  await expect.poll(title).toBe('欢迎使用 Atrium')
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(title).toBe('菜单')
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(title).toBe('搜索')
  await userEvent.keyboard('{Escape}')
  await expect.poll(title).toBeUndefined()
  await userEvent.click(tour.getByRole('button', { name: '从“搜索”继续' }))
  await expect.poll(title).toBe('搜索')
  await userEvent.click(page.getByRole('button', { name: '结束引导' }))
  await userEvent.click(tour.getByRole('button', { name: '从头开始' }))
  await expect.poll(title).toBe('欢迎使用 Atrium')
})

test.each(layouts)('%s: it shows the parts that are there', async (layout) => {
  useSettings.setState({ layout })
  await openPage('guide')
  await userEvent.click(tour.getByRole('button', { name: '开始引导' }))
  const parts = layout === 'pageFullScreen' ? ['退出页面全屏'] : all
  expect(await walk()).toEqual(['欢迎使用 Atrium', ...parts, '就是这些'])
})

test('on a phone the menu is the button that opens it, and what is not valid in the storage counts as nothing', async () => {
  localStorage.setItem('guide', '{"step":"gone"')
  await page.viewport(390, 844)
  await openPage('guide')
  await userEvent.click(tour.getByRole('button', { name: '开始引导' }))
  expect(await walk()).toEqual(['欢迎使用 Atrium', ...all, '就是这些'])
})

test('the fields of a form are explained one by one', async () => {
  await openPage('guide')
  await userEvent.click(example('第一张订单').getByRole('button', { name: '怎么填？' }))
  expect(await walk()).toEqual(['客户', '数量', '保存草稿'])
})
