import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { closeConsoles, openPage } from 'atrium/testing/console'

const example = (name: string) => page.getByRole('region', { name, exact: true })
const frame = example('控制').getByRole('slider', { name: '帧' })
const valueOf = () => Number((frame.element() as HTMLInputElement).value)
const button = (name: string) => example('控制').getByRole('button', { name, exact: true })

afterEach(closeConsoles)

test('it plays when asked to, pauses, and shows any frame; a segment keeps to its frames', async () => {
  await openPage('components/lottie')
  await expect.element(frame).toHaveValue('0')
  frame.element().focus()
  await userEvent.keyboard('{End}')
  await expect.element(example('控制').getByText('149 / 149')).toBeVisible()
  await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}')
  await expect.element(frame).toHaveValue('2')
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(frame).toHaveValue('1')
  button('播放').element().focus()
  await userEvent.keyboard(' ')
  await expect.element(button('暂停')).toBeVisible()
  await userEvent.keyboard(' ')
  await userEvent.click(button('播放'))
  await expect.poll(valueOf).toBeGreaterThan(10)
  await userEvent.click(example('控制').getByText('漂浮'))
  await expect.poll(valueOf).toBeGreaterThan(74)
  await userEvent.click(button('暂停'))
  const paused = valueOf()
  await userEvent.click(example('控制').getByText('2×'))
  expect(valueOf()).toBe(paused)
})

test('with reduced motion what would move by itself shows its last frame', async () => {
  await openPage('components/lottie')
  const tick = example('等待与成功').getByRole('img', { name: '完成的对勾' })
  // The tick is drawn in white by the end.
  await expect
    .poll(() => tick.element().querySelector('path[stroke="rgb(255,255,255)"]')?.getAttribute('d'))
    .toMatch(/^ ?M.{10}/)
  await userEvent.click(example('等待与成功').getByRole('button', { name: /支付/ }))
  await expect.element(example('等待与成功').getByText('正在支付…')).toBeVisible()
  await expect.element(example('等待与成功').getByText('支付成功')).toBeVisible()
})

test('a file that is none of Lottie says so, and is tried again', async () => {
  await openPage('components/lottie')
  const alert = example('文件损坏时').getByRole('alert')
  await expect.element(alert).toHaveTextContent('动画无法显示')
  await userEvent.click(alert.getByRole('button', { name: '重试' }))
  await expect.element(alert).toHaveTextContent('动画无法显示')
})
