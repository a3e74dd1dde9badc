import { afterEach, expect, test, vi } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { closeConsoles, openPage } from 'atrium/testing/console'

const prefer = (value: string) =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] })

afterEach(async () => {
  vi.useRealTimers()
  await prefer('reduce')
  await closeConsoles()
})

const example = (name: string) => page.getByRole('region', { name, exact: true })
const press = (button: { element(): Element }, type: string) =>
  button.element().dispatchEvent(new PointerEvent(type, { bubbles: true, clientX: 1, clientY: 1 }))

test('digits are dialled, a long press on 0 gives a plus, and one on the last key clears', async () => {
  await openPage('directives/ripple')
  const dial = example('拨号盘')
  const key = (name: string | RegExp) => dial.getByRole('button', { name })
  await expect.element(key('1')).toBeVisible()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  press(key(/^0/), 'pointerdown')
  vi.advanceTimersByTime(1000)
  press(key(/^0/), 'pointerup')
  vi.useRealTimers()
  await expect.element(dial.getByLabelText('电话号码')).toHaveTextContent('+')
  await userEvent.click(key('8'))
  await userEvent.click(key('6'))
  await userEvent.click(key('退格'))
  await expect.element(dial.getByLabelText('电话号码')).toHaveTextContent('+8')
})

test('the options are those of the wave', async () => {
  await prefer('no-preference')
  await openPage('directives/ripple')
  const options = example('全部选项')
  const target = options.getByRole('button', { name: '按这里' })
  const slider = options.getByRole('slider', { name: '时长（毫秒）' })
  await expect.element(slider).toHaveAttribute('aria-valuenow', '400')
  slider.element().focus()
  await userEvent.keyboard('{End}')
  await expect.element(slider).toHaveAttribute('aria-valuenow', '2000')
  press(target, 'pointerdown')
  press(target, 'pointerup')
  const wave = target.element().querySelector('span[aria-hidden] > span')!
  expect(wave.getAnimations()[0]?.effect?.getTiming().duration).toBe(2000)
  await userEvent.click(options.getByRole('button', { name: '恢复默认' }))
  await expect.element(slider).toHaveAttribute('aria-valuenow', '400')
  await userEvent.click(options.getByRole('switch', { name: '启用' }))
  const waves = () => target.element().querySelectorAll('span[aria-hidden] > span').length
  const before = waves()
  press(target, 'pointerdown')
  press(target, 'pointerup')
  expect(waves()).toBe(before)
})

test('the parcel is called back after a second, and not by a click', async () => {
  await openPage('directives/ripple')
  const hold = example('长按确认')
  const button = hold.getByRole('button', { name: '按住召回' })
  await userEvent.click(button)
  await expect.element(hold.getByRole('status')).toHaveTextContent('运输中')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  press(button, 'pointerdown')
  vi.advanceTimersByTime(1000)
  vi.useRealTimers()
  await expect.element(hold.getByRole('status')).toHaveTextContent('已召回')
})

test.each(['{Enter}', ' '])('%s lets a wave go out from the centre', async (key) => {
  await prefer('no-preference')
  await openPage('directives/ripple')
  const target = example('全部选项').getByRole('button', { name: '按这里' })
  await expect.element(target).toBeVisible()
  target.element().focus()
  await userEvent.keyboard(key)
  const wave = () => target.element().querySelector('span[aria-hidden] > span')
  await expect.poll(wave).not.toBeNull()
})
