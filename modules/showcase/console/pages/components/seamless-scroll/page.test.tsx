import { afterEach, expect, test } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { closeConsoles, openPage } from 'atrium/testing/console'

afterEach(async () => {
  await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value: 'reduce' }] })
  await closeConsoles()
})

const example = (name: string) => page.getByRole('region', { name, exact: true })
const open = () => openPage('components/seamless-scroll')

test('with reduced motion the lists are scrolled by the keyboard', async () => {
  await open()
  const list = example('销售排行').getByRole('group', { name: '本月销售排行' })
  await expect.element(list).toBeVisible()
  ;(list.element() as HTMLElement).focus()
  await userEvent.keyboard('{End}')
  await expect.poll(() => list.element().scrollTop).toBeGreaterThan(100)
})

test('a list that moves stops while Tab goes through it', async () => {
  await cdp().send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-motion', value: 'no-preference' }],
  })
  await open()
  const wall = example('合作伙伴墙')
  const logo = wall.getByRole('button', { name: '涟漪设计' }).first()
  const running = () =>
    logo
      .element()
      .closest('ul')!
      .parentElement!.getAnimations()
      .filter(({ playState }) => playState === 'running').length
  await expect.element(logo).toBeVisible()
  logo.element().scrollIntoView({ block: 'center' })
  await expect.poll(running).toBeGreaterThan(0)
  logo.element().focus()
  await userEvent.keyboard('{Tab}')
  await expect.poll(running).toBe(0)
})

test('five rows fit, and nothing is to be scrolled', async () => {
  await open()
  const ranking = example('销售排行')
  await userEvent.click(ranking.getByText('前五名', { exact: true }))
  await expect.element(ranking.getByRole('group', { name: '本月销售排行' })).not.toBeInTheDocument()
  await expect.poll(() => ranking.getByRole('listitem').all().length).toBe(5)
})

test('a new order joins the feed', async () => {
  await open()
  const feed = example('订单流水')
  await userEvent.click(feed.getByRole('button', { name: '模拟下一单' }))
  await expect.poll(() => feed.getByRole('listitem').all().length).toBe(7)
})

test('a logo is chosen', async () => {
  await open()
  const logos = example('合作伙伴墙')
  await userEvent.click(logos.getByRole('button', { name: '涟漪设计' }).first())
  await expect.element(logos.getByText('涟漪设计：合作 3 年')).toBeVisible()
})
