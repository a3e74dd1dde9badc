import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { closeConsoles, openPage } from 'atrium/testing/console'

const example = (name: string) => page.getByRole('region', { name, exact: true })
const tiles = (name: string) => example(name).getByRole('button', { name: /^查看：/ })
const preview = () => document.querySelector<HTMLImageElement>('.ant-image-preview-img')

const columnsOf = (name: string) =>
  new Set(
    tiles(name)
      .elements()
      .map((tile) => Math.round(tile.getBoundingClientRect().left)),
  ).size

afterEach(async () => {
  await closeConsoles()
  await page.viewport(1280, 800)
})

test('the columns follow the width of the window, and every picture has its room before it comes', async () => {
  await openPage('components/waterfall')
  await expect.poll(() => tiles('画廊').elements().length).toBe(24)
  for (const [width, columns] of [
    [1280, 4],
    [800, 3],
    [700, 2],
    [390, 1],
  ] as const) {
    await page.viewport(width, 800)
    await expect.poll(() => columnsOf('画廊')).toBe(columns)
  }
  for (const tile of tiles('画廊').elements()) {
    const { width, height } = tile.getBoundingClientRect()
    const image = tile.querySelector('img')!
    expect(width / height).toBeCloseTo(Number(image.getAttribute('width')) / Number(image.getAttribute('height')), 1)
    expect(image.loading).toBe('lazy')
  }
})

test('a subject leaves its pictures; one opens large by keyboard, the arrows go on and the focus comes back', async () => {
  await openPage('components/waterfall')
  await userEvent.click(example('画廊').getByText('风景'))
  await expect.element(example('画廊').getByRole('status')).toHaveTextContent('8 张')
  const first = tiles('画廊').first()
  await expect.element(first).toHaveAccessibleName('查看：紫色丘陵')
  first.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => preview()?.alt).toBe('紫色丘陵')
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(() => preview()?.alt).toBe('雪山与湖')
  await userEvent.keyboard('{ArrowLeft}')
  await expect.poll(() => preview()?.alt).toBe('紫色丘陵')
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => preview()?.checkVisibility() ?? false).toBe(false)
  await expect.element(first).toHaveFocus()
})

test('more pictures are added until there are no more; one that is missing keeps its room and says so', async () => {
  await openPage('components/waterfall')
  const more = example('继续加载').getByRole('button', { name: '再看六张' })
  for (const count of [6, 12, 18]) {
    await expect.poll(() => tiles('继续加载').elements().length).toBe(count)
    await userEvent.click(more)
  }
  await expect.element(example('继续加载').getByText('都在这里了，共 24 张')).toBeVisible()
  await expect.element(more).not.toBeInTheDocument()
  example('图片缺失时').element().scrollIntoView()
  await expect.element(example('图片缺失时').getByText('图片无法显示')).toBeVisible()
  await expect.poll(() => tiles('图片缺失时').elements()).toHaveLength(5)
})
