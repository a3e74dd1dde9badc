import { afterEach, expect, test } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { closeConsoles, openPage } from 'atrium/testing/console'

const prefer = (value: string) =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] })

afterEach(async () => {
  await prefer('reduce')
  await closeConsoles()
})

const example = (name: string) => page.getByRole('region', { name, exact: true })
const moving = (text: string) => page.getByText(text).element().closest<HTMLElement>('[data-there]')!

test('an event comes when the timeline is scrolled to it by the keyboard', async () => {
  await prefer('no-preference')
  await openPage('components/slide-in')
  const timeline = example('公司大事记').getByRole('group', { name: '公司大事记，可滚动' })
  await expect.element(timeline).toBeInTheDocument()
  const box = timeline.element() as HTMLElement
  box.scrollIntoView({ block: 'center' })
  await expect.poll(() => moving('车库里的三个人').dataset.there).toBe('true')
  await expect.poll(() => moving('新的后台').dataset.there).toBe('false')
  box.focus()
  await userEvent.keyboard('{End}')
  await expect.poll(() => moving('新的后台').dataset.there).toBe('true')
})

test('the cards are played again', async () => {
  await openPage('components/slide-in')
  const features = example('功能卡片')
  await expect.element(features.getByText('智能排班')).toBeVisible()
  const before = features.getByText('智能排班').element()
  await userEvent.click(features.getByRole('button', { name: '重播' }))
  expect(before.isConnected).toBe(false)
  await expect.element(features.getByText('智能排班')).toBeVisible()
})
