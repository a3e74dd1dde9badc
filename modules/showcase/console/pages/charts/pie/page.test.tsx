import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { closeConsoles, openPage } from 'atrium/testing/console'
import { foldSmall } from './fold'

afterEach(async () => {
  await closeConsoles()
  await page.viewport(1280, 800)
})

const example = (name: string) => page.getByRole('region', { name, exact: true }).first()
const chart = (name: string) => example(name).getByRole('application', { name })
const cells = (name: string) =>
  example(name)
    .getByRole('rowheader')
    .elements()
    .map((cell) => cell.textContent)

test('the parts of a ring are read out with their shares', async () => {
  await openPage('charts/pie')
  await expect.element(chart('部门支出')).toBeVisible()
  chart('部门支出').element().focus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  await expect.poll(() => example('部门支出').element().querySelector('[aria-live]')?.textContent).not.toContain('研发')
  await userEvent.keyboard('{ArrowLeft}')
  const spoken = example('部门支出').element().querySelector('[aria-live]')
  expect(spoken).toHaveTextContent('部门：研发, 金额（元）：182,400, 占比：38%')
})

test('cities beyond the largest are one part, until all are shown', async () => {
  await openPage('charts/pie')
  await expect.element(chart('各城市包裹')).toBeVisible()
  expect(cells('各城市包裹')).toEqual(['杭州', '广州', '深圳', '金华', '上海', '北京', '其他 18 个'])
  await userEvent.click(example('各城市包裹').getByText('24', { exact: true }))
  await expect.poll(() => cells('各城市包裹')).toHaveLength(24)
})

/** How much of a picture has a colour other than grey, 0 to 1. */
function colouredShare(canvas: HTMLCanvasElement): number {
  const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height)
  let coloured = 0
  for (let at = 0; at < data.length; at += 4) {
    const [red, green, blue] = data.subarray(at, at + 3)
    if (data[at + 3]! > 200 && Math.max(red!, green!, blue!) - Math.min(red!, green!, blue!) > 40) coloured += 1
  }
  return (coloured * 4) / data.length
}

test.each([390, 1280])('at %i pixels every chart has its parts', async (width) => {
  await page.viewport(width, 800)
  await openPage('charts/pie')
  await expect.element(chart('客服工单')).toBeVisible()
  const shares = () => [...document.querySelectorAll('canvas')].map((canvas) => colouredShare(canvas))
  // Five examples, and the one with its properties.
  await expect.poll(() => shares().filter((share) => share > 0.02)).toHaveLength(6)
})

test('one part alone is not folded', () => {
  const parts = [3, 1, 2].map((value) => ({ name: String(value), value }))
  expect(foldSmall(parts, 2, String).map(({ name }) => name)).toEqual(['3', '2', '1'])
  expect(foldSmall(parts, 1, (count) => `+${count}`)).toEqual([parts[0], { name: '+2', value: 3 }])
})

test('without rows a sentence says so; what failed is loaded again', async () => {
  await openPage('charts/pie')
  const tickets = example('客服工单')
  await userEvent.click(tickets.getByText('二季度', { exact: true }))
  await expect.element(tickets.getByText('这个季度没有工单')).toBeVisible()
  await userEvent.click(tickets.getByText('三季度', { exact: true }))
  await expect.element(tickets.getByRole('alert')).toBeVisible()
  await userEvent.click(tickets.getByRole('button', { name: '重试' }))
  await expect.element(chart('客服工单')).toBeVisible()
})
