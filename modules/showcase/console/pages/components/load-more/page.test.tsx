import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setLanguage } from '#shared/i18n/text'
import { closeConsoles, openPage } from 'atrium/testing/console'

const example = (name: string) => page.getByRole('region', { name, exact: true })
const feed = (name: string) => example(name).getByRole('feed')
const itemsOf = (name: string) => feed(name).getByRole('article')
const countOf = (name: string) => itemsOf(name).elements().length
const boxOf = (name: string) => feed(name).element().parentElement!
const open = () => openPage('components/load-more')

/** Scrolls to the end of the loaded items, so that more are loaded; returns how many there are. */
function scrollDown(name: string): number {
  boxOf(name).scrollTo({ top: boxOf(name).scrollHeight, behavior: 'instant' })
  return countOf(name)
}

afterEach(closeConsoles)

test('the next page comes by scrolling, is read out, and the keys go from item to item', async () => {
  await open()
  await expect.poll(() => countOf('滚动加载')).toBe(20)
  await expect.poll(() => scrollDown('滚动加载')).toBeGreaterThanOrEqual(40)
  await expect.element(example('滚动加载').getByRole('status')).toHaveTextContent(/已加载 \d+ 条/)
  itemsOf('滚动加载').first().element().focus()
  await userEvent.keyboard('{PageDown}{PageDown}')
  await expect.element(itemsOf('滚动加载').nth(2)).toHaveFocus()
  await userEvent.keyboard('{PageUp}')
  await expect.element(itemsOf('滚动加载').nth(1)).toHaveFocus()
  await userEvent.keyboard('{Control>}{End}{/Control}')
  const place = () => Number(document.activeElement?.getAttribute('aria-posinset'))
  await expect.poll(place).toBeGreaterThanOrEqual(40)
  await userEvent.keyboard('{Control>}{Home}{/Control}')
  await expect.element(itemsOf('滚动加载').first()).toHaveFocus()
})

test('a button loads until there are no more, and the focus goes on to what came; no match is said', async () => {
  await open()
  const name = '按钮加载与空列表'
  const field = example(name).getByRole('searchbox', { name: '姓名' })
  await userEvent.fill(field, '王梓萱')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => countOf(name)).toBeGreaterThan(0)
  while (!example(name).getByText('没有更多了').query()) {
    const before = countOf(name)
    await userEvent.click(example(name).getByRole('button', { name: '加载更多' }))
    await expect.element(itemsOf(name).nth(before)).toHaveFocus()
  }
  await userEvent.fill(field, '诸葛')
  await userEvent.keyboard('{Enter}')
  await expect.element(example(name).getByText('没有找到联系人')).toBeVisible()
})

test('in English, the first name that is looked for is an English one', async () => {
  setLanguage('en')
  await open()
  const name = 'By button, and an empty list'
  await expect.poll(() => countOf(name)).toBeGreaterThan(0)
})

test('a page that fails loses nothing, and a new try goes on', async () => {
  await open()
  await expect.poll(() => countOf('出错与重试')).toBe(10)
  await userEvent.click(example('出错与重试').getByText('断开', { exact: true }))
  scrollDown('出错与重试')
  const alert = example('出错与重试').getByRole('alert')
  await expect.element(alert).toHaveTextContent('这一页没有取到')
  expect(countOf('出错与重试')).toBe(10)
  await userEvent.click(example('出错与重试').getByText('正常', { exact: true }))
  await userEvent.click(alert.getByRole('button', { name: '重试' }))
  await expect.poll(() => countOf('出错与重试')).toBeGreaterThanOrEqual(20)
  await expect.element(alert).not.toBeInTheDocument()
})

test('a conversation begins at its end, and what is read stays in place while older messages come', async () => {
  await open()
  await expect.element(itemsOf('向上加载').last()).toHaveTextContent('第 60 条')
  const box = boxOf('向上加载')
  await expect.poll(() => Math.ceil(box.scrollTop + box.clientHeight)).toBeGreaterThanOrEqual(box.scrollHeight - 1)
  box.scrollTo({ top: 0, behavior: 'instant' })
  const read = feed('向上加载').getByText('第 49 条').element()
  const before = read.getBoundingClientRect().top
  await expect.poll(() => countOf('向上加载')).toBeGreaterThanOrEqual(24)
  await expect.poll(() => Math.abs(read.getBoundingClientRect().top - before)).toBeLessThan(60)
  await expect.poll(() => box.scrollTop).toBeGreaterThan(300)
})
