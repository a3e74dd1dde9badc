import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { closeConsoles, openPage } from 'atrium/testing/console'
import { gapOf, missTooOften, movePiece, pressToTheEnd, solvePuzzle } from '#test/puzzle'

const example = (name: string) => page.getByRole('region', { name, exact: true })
const coupon = example('领取限量优惠券')

afterEach(closeConsoles)

async function openCoupon() {
  const { runtime } = await openPage('components/verify/image-drag')
  await userEvent.click(coupon.getByRole('button', { name: '立即领取' }))
  return runtime
}

test('a miss brings another picture, and the right place claims the coupon', async () => {
  const runtime = await openCoupon()
  const gap = await gapOf(runtime)
  const piece = coupon.getByRole('slider')
  ;(piece.element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}')
  await expect.element(piece).toHaveAttribute('aria-valuenow', '4')
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(piece).toHaveAttribute('aria-valuenow', '0')
  await movePiece(gap, -12)
  await expect.element(coupon.getByRole('group').getByRole('status')).toHaveTextContent('没有对准，请再试一次')
  await solvePuzzle(runtime)
  await expect.element(coupon.getByText('领取成功，已放入卡包')).toBeVisible()
})

test('too many misses say how long to wait', async () => {
  const runtime = await openCoupon()
  await gapOf(runtime)
  await missTooOften(runtime)
  await userEvent.click(coupon.getByRole('button', { name: '换一张' }))
  await expect.element(coupon.getByRole('alert')).toHaveTextContent('验证次数过多，请在 15 分钟后再试')
})

test('a deletion in a dialog waits for the puzzle, and can be undone', async () => {
  const { runtime } = await openPage('components/verify/image-drag')
  await userEvent.click(example('危险操作之前').getByRole('button', { name: '全部删除' }))
  await expect.element(page.getByRole('dialog', { name: '删除 12 份备份？' })).toBeVisible()
  await solvePuzzle(runtime)
  const risky = example('危险操作之前')
  await expect.element(risky.getByText('12 份备份已删除')).toBeVisible()
  await userEvent.click(page.getByRole('region', { name: '消息' }).getByRole('button', { name: '撤销' }))
  await expect.element(risky.getByRole('button', { name: '全部删除' })).toBeVisible()
})

test('a state that failed offers the way on', async () => {
  await openPage('components/verify/image-drag')
  const part = example('状态')
  await userEvent.click(part.getByText('次数过多', { exact: true }))
  await userEvent.click(part.getByRole('button', { name: '换一张' }))
  await pressToTheEnd(part.getByRole('slider'))
  await expect.element(part.getByRole('status')).toHaveTextContent('没有对准，请再试一次')
})
