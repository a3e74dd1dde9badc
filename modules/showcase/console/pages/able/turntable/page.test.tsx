import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { closeConsoles, openPage } from 'atrium/testing/console'

afterEach(closeConsoles)

const example = (name: string) => page.getByRole('region', { name, exact: true })
const open = () => openPage('able/turntable')

test('five turns are drawn by the keyboard and listed; then there is none left', async () => {
  await open()
  const party = example('年会抽奖')
  const spin = party.getByRole('button', { name: '抽奖', exact: true })
  for (const left of [4, 3, 2, 1, 0]) {
    await expect.element(spin).toBeEnabled()
    ;(spin.element() as HTMLElement).focus()
    await userEvent.keyboard(left % 2 ? ' ' : '{Enter}')
    await expect.element(party.getByText(`还有 ${left} 次`)).toBeVisible()
  }
  await expect.element(spin).toBeDisabled()
  await expect.poll(() => party.getByRole('list').first().getByRole('listitem').all().length).toBe(5)
})

test('a thousand draws come near the odds; without a weight there is no draw', async () => {
  await open()
  const odds = example('概率可调，一千次验证')
  for (const prize of ['手机', '耳机', '购物卡', '半天假'])
    await userEvent.fill(odds.getByRole('spinbutton', { name: `${prize}的权重` }), '0')
  await userEvent.fill(odds.getByRole('spinbutton', { name: '谢谢参与的权重' }), '60')
  await userEvent.click(odds.getByRole('button', { name: '抽一千次' }))
  await expect.element(odds.getByRole('row', { name: /^保温杯.* 25%/ })).toBeVisible()
  const [, points = ''] = /偏差 ([\d.]+)/.exec(odds.element().textContent) ?? []
  // Six standard deviations.
  expect(Number(points)).toBeLessThan(8.3)
  for (const prize of ['谢谢参与', '保温杯'])
    await userEvent.fill(odds.getByRole('spinbutton', { name: `${prize}的权重` }), '0')
  await expect.element(odds.getByText('至少给一个奖品权重')).toBeVisible()
  await expect.element(odds.getByRole('button', { name: '抽一千次' })).toBeDisabled()
})

test('a server that does not answer costs no turn', async () => {
  await open()
  const server = example('由服务器决定')
  await userEvent.click(server.getByText('断开', { exact: true }))
  await userEvent.click(server.getByRole('button', { name: '抽奖', exact: true }))
  await expect.element(server.getByText('没有连上服务器')).toBeVisible()
  await userEvent.click(server.getByText('正常', { exact: true }))
  await userEvent.click(server.getByRole('button', { name: '抽奖', exact: true }))
  await expect.element(server.getByText('凭抽奖编号领奖')).toBeVisible()
})
