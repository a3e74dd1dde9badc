import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import 'atrium/ui/tokens.css'
import { contrast, rgbToHex } from '../theme/colour'
import { confirm } from './confirm'
import { ConfirmDialog } from './confirm-dialog'
import { Feedback } from './feedback'
import { dismissToast, notify, useToasts } from './notify'
import { openOverlay } from './overlay'

afterEach(() => {
  vi.useRealTimers()
  for (const { id } of useToasts.getState().toasts) dismissToast(id)
})

const shown = () => useToasts.getState().toasts.map(({ text }) => text)

test('a toast is gone after 3 seconds', async () => {
  await render(<Feedback />)
  vi.useFakeTimers()
  notify.success('saved')
  await vi.advanceTimersByTimeAsync(2_900)
  expect(shown()).toEqual(['saved'])
  await vi.advanceTimersByTimeAsync(200)
  expect(shown()).toEqual([])
})

test('a toast that holds the focus waits', async () => {
  const screen = await render(<Feedback />)
  vi.useFakeTimers()
  notify.error('rejected')
  await vi.advanceTimersByTimeAsync(1_000)
  const button = screen.getByRole('button', { name: '关闭' }).element() as HTMLElement
  button.focus()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(shown()).toEqual(['rejected'])
  button.blur()
  await vi.advanceTimersByTimeAsync(3_100)
  expect(shown()).toEqual([])
})

test('a toast can be dismissed', async () => {
  const screen = await render(<Feedback />)
  notify.error('rejected')
  await screen.getByRole('button', { name: '关闭' }).click()
  expect(shown()).toEqual([])
})

test('F6 moves the focus to the newest toast and back; Esc closes the one that has it', async () => {
  const screen = await render(
    <>
      <button type="button">before</button>
      <Feedback />
    </>,
  )
  const before = screen.getByRole('button', { name: 'before' })
  ;(before.element() as HTMLElement).focus()
  await userEvent.keyboard('{F6}')
  await expect.element(before).toHaveFocus()
  notify.error('first', { duration: Infinity })
  notify.error('second', { duration: Infinity })
  const close = screen.getByRole('button', { name: '关闭' })
  await expect.element(close.nth(1)).toBeVisible()
  await userEvent.keyboard('{F6}')
  await expect.element(close.nth(1)).toHaveFocus()
  await userEvent.keyboard('{F6}')
  await expect.element(before).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  expect(shown()).toEqual(['first', 'second'])
  await userEvent.keyboard('{F6}{Escape}')
  expect(shown()).toEqual(['first'])
  await expect.element(before).toHaveFocus()
})

test('the region of toasts is there before the first of them', async () => {
  const screen = await render(<Feedback />)
  await expect.element(screen.getByRole('region', { name: '消息' })).toBeInTheDocument()
})

test('the overlay stays until each of its callers has ended, ending twice counting once', async () => {
  const screen = await render(<Feedback />)
  const [first, second] = [openOverlay(), openOverlay()]
  first()
  first()
  await expect.element(screen.getByText('加载中')).toBeInTheDocument()
  second()
  await expect.element(screen.getByText('加载中')).not.toBeInTheDocument()
})

test('each kind of message has its own mark', async () => {
  const { container } = await render(<Feedback />)
  notify.info('a')
  notify.warning('b')
  notify.success('c')
  notify.error('d')
  await expect.poll(() => container.querySelectorAll('[data-kind] > svg').length).toBe(4)
  const kinds = [...container.querySelectorAll('[data-kind]')].map((toast) => toast.getAttribute('data-kind'))
  expect(kinds).toEqual(['info', 'warning', 'success', 'error'])
})

test('the same message is said once, but each that loads has its own', () => {
  notify.info('same')
  notify.info('same')
  const loads = [notify.loading('loads'), notify.loading('loads')]
  expect(shown()).toEqual(['same', 'loads', 'loads'])
  loads.forEach((load) => load.close())
  expect(shown()).toEqual(['same'])
})

test('a loading message stays until it is closed', async () => {
  await render(<Feedback />)
  vi.useFakeTimers()
  const { close } = notify.loading('loads')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(shown()).toEqual(['loads'])
  close()
  close()
  expect(shown()).toEqual([])
})

test('the toast style shows eight characters, as a reader counts them, for as long as asked', async () => {
  const screen = await render(<Feedback />)
  // Below the pointer it would stay.
  await userEvent.hover(document.documentElement, { position: { x: 1, y: 1 } })
  vi.useFakeTimers()
  notify.toast('👩‍👩‍👧保存成功了吗朋友们', 5_000)
  await vi.advanceTimersByTimeAsync(4_900)
  expect(shown()).toEqual(['👩‍👩‍👧保存成功了吗朋'])
  expect(screen.getByRole('button').elements()).toEqual([])
  await vi.advanceTimersByTimeAsync(200)
  expect(shown()).toEqual([])
})

test('the overlay says what the latest caller with a text has to say', async () => {
  const screen = await render(<Feedback />)
  const [first, second, third] = [openOverlay('first'), openOverlay('second'), openOverlay()]
  await expect.element(screen.getByText('second')).toBeVisible()
  second()
  await expect.element(screen.getByText('first')).toBeVisible()
  first()
  await expect.element(screen.getByText('加载中')).toBeInTheDocument()
  third()
})

test.each(['light', 'dark'])('the text of the overlay can be read over a page of any colour: %s', async (theme) => {
  document.documentElement.dataset.theme = theme
  const screen = await render(<Feedback />)
  const close = openOverlay('Resetting')
  const text = screen.getByText('Resetting')
  await expect.element(text).toBeVisible()
  const hex = (value: string) => rgbToHex(...(value.match(/[\d.]+/g)!.slice(0, 3) as [string, string, string]))
  const { color, backgroundColor } = getComputedStyle(text.element().parentElement!)
  expect(backgroundColor).toMatch(/^rgb\(/)
  expect(contrast(hex(color), hex(backgroundColor))).toBeGreaterThanOrEqual(4.5)
  close()
  document.documentElement.removeAttribute('data-theme')
})

test('a question gives the focus back to what it came from, also when another one takes its place', async () => {
  const ask = (title: string) => void confirm({ title, action: 'Go on' })
  const screen = await render(
    <>
      <ConfirmDialog />
      <button type="button" onClick={() => ask('First?')}>
        open
      </button>
    </>,
  )
  const opener = screen.getByRole('button', { name: 'open' })
  const cancel = screen.getByRole('button', { name: '取消' })
  await userEvent.click(opener)
  await expect.element(cancel).toHaveFocus()
  await userEvent.click(cancel)
  await expect.element(opener).toHaveFocus()
  await userEvent.click(opener)
  await expect.element(screen.getByRole('dialog')).toHaveAccessibleName('First?')
  ask('Second?')
  await expect.element(screen.getByRole('dialog')).toHaveAccessibleName('Second?')
  await userEvent.click(cancel)
  await expect.element(opener).toHaveFocus()
})

test('the same message counts up where it is grouped, and is shown once where not', async () => {
  const screen = await render(<Feedback />)
  for (let time = 0; time < 3; time++) notify.success('taken in', { isGrouped: true })
  await expect.element(screen.getByText('×3')).toBeInTheDocument()
  notify.success('saved')
  notify.success('saved')
  expect(shown()).toEqual(['taken in', 'saved'])
})

test('a message may have an icon and a time of its own', async () => {
  const screen = await render(<Feedback />)
  vi.useFakeTimers()
  const lasting = notify.info('it rains', { icon: 'lucide:cloud', duration: Infinity })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(screen.getByText('it rains').element().previousElementSibling?.tagName.toLowerCase()).toBe('svg')
  lasting.close()
  expect(shown()).toEqual([])
})
