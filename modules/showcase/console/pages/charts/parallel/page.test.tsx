import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { closeConsoles, openPage } from 'atrium/testing/console'
import { machines } from './machines'

afterEach(closeConsoles)

const example = (name: string) => page.getByRole('region', { name, exact: true }).first()
const chart = (name: string) => example(name).getByRole('application', { name })
const servers = example('挑选服务器')
const found = servers.getByRole('status')

test('a part of an axis, chosen by keys, leaves the servers within it; clearing brings all back', async () => {
  await openPage('charts/parallel')
  await expect.element(found).toHaveTextContent('48 / 48 台符合')
  servers.getByRole('slider').first().element().focus()
  // Two at a time: the slider renders once more after each key, and React takes fifty such keys without a pause for a loop.
  await userEvent.keyboard('{PageUp>20/}')
  const left = machines.filter(({ load }) => load >= 40)
  await expect.element(found).toHaveTextContent(`${left.length} / 48 台符合`)
  const cheapest = left.toSorted((a, b) => a.price - b.price)[0]!
  await expect.element(servers.getByRole('listitem').first()).toHaveTextContent(cheapest.name)
  await userEvent.click(servers.getByRole('button', { name: '清除筛选' }))
  await expect.element(found).toHaveTextContent('48 / 48 台符合')
})

test('dragging along an axis leaves the servers within that part', async () => {
  await openPage('charts/parallel')
  await expect.element(chart('挑选服务器')).toBeVisible()
  const canvas = chart('挑选服务器').element().querySelector('canvas')!
  await expect.poll(() => canvas.getBoundingClientRect().width).toBeGreaterThan(300)
  canvas.scrollIntoView({ block: 'center' })
  // The first axis is at the left end; its lower half holds the servers with few cores.
  const { height } = canvas.getBoundingClientRect()
  await userEvent.dragAndDrop(canvas, canvas, {
    sourcePosition: { x: 48, y: height - 40 },
    targetPosition: { x: 48, y: height / 2 },
  })
  await expect.element(found).not.toHaveTextContent('48 / 48 台符合')
})

test('the axes are the subjects that are ticked; none is said in words', async () => {
  await openPage('charts/parallel')
  const exams = example('考试成绩')
  await expect.element(chart('考试成绩')).toBeVisible()
  for (const subject of ['语文', '数学', '英语']) await userEvent.click(exams.getByRole('checkbox', { name: subject }))
  await expect.element(exams.getByRole('row').first()).toHaveTextContent('姓名物理等级')
  await userEvent.click(exams.getByRole('checkbox', { name: '物理' }))
  await expect.element(exams.getByText('至少选一门科目')).toBeVisible()
})

test('the arrows go through the rows', async () => {
  await openPage('charts/parallel')
  await expect.element(chart('挑选服务器')).toBeVisible()
  chart('挑选服务器').element().focus()
  const spoken = () => servers.element().querySelector('[aria-live]:not([role=status])')?.textContent
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(spoken).toBeTruthy()
  const first = spoken()
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(spoken).not.toBe(first)
  await userEvent.keyboard('{ArrowLeft}')
  await expect.poll(spoken).toBe(first)
})
