import lottie from 'lottie-web/build/player/lottie_light'
import { Activity, type ComponentProps } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { unreachable } from '../test/media-files'
import { LottiePlayer } from './lottie-player'

const prefer = (value: string) =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] })
beforeEach(() => prefer('no-preference'))
afterEach(async () => {
  await prefer('reduce')
  await unreachable()
})

const labels = { picture: 'A square', play: 'Play', pause: 'Pause', frame: 'Frame', failed: 'Failed', retry: 'Retry' }

/** A square that moves by one pixel a frame, 20 in all. */
const x = {
  a: 1,
  k: [
    { t: 0, s: [0, 50, 0], i: { x: [1], y: [1] }, o: { x: [0], y: [0] } },
    { t: 20, s: [20, 50, 0] },
  ],
}
const layer = { ty: 1, ip: 0, op: 20, st: 0, sr: 1, sw: 10, sh: 10, sc: '#123456', ks: { p: x } }
const drawing = { v: '5.7.0', fr: 60, ip: 0, op: 20, w: 100, h: 100, assets: [], layers: [layer] }
const address = (data: unknown) => URL.createObjectURL(new Blob([JSON.stringify(data)]))
const src = address(drawing)

const picture = page.getByRole('img', { name: 'A square' })
const button = (name: string) => page.getByRole('button', { name })
const frame = page.getByRole('slider', { name: 'Frame' })
const drawn = () => picture.element().querySelector('svg g g')?.getAttribute('transform') ?? ''

type Settings = Partial<ComponentProps<typeof LottiePlayer>>
const player = (settings: Settings = {}) => <LottiePlayer {...{ src, labels }} {...settings} />

test('once: it plays by itself to its last frame; the button plays it from the beginning', async () => {
  let ends = 0
  await render(player({ loop: false, hasControls: true, onEnd: () => (ends += 1) }))
  await expect.element(page.getByText('19 / 19')).toBeVisible()
  await expect.element(button('Play')).toBeVisible()
  await expect.poll(() => ends).toBe(1)
  await userEvent.click(button('Play'))
  await expect.poll(() => ends).toBe(2)
  await expect.element(frame).toHaveValue('19')
})

test('backwards, it ends with its first frame', async () => {
  let ends = 0
  const { rerender } = await render(player({ playOn: 'press', hasControls: true }))
  await expect.element(frame).toHaveValue('0')
  await rerender(
    player({ playOn: 'press', hasControls: true, loop: false, isReversed: true, onEnd: () => (ends += 1) }),
  )
  await userEvent.click(button('Play'))
  await expect.poll(() => ends).toBe(1)
  await expect.element(frame).toHaveValue('0')
})

test('with the pointer on it, it moves; without, it rests', async () => {
  await render(
    <>
      <button type="button">away</button>
      {player({ playOn: 'hover', hasControls: true })}
    </>,
  )
  // The pointer may rest, from the test before, where the picture comes.
  await userEvent.hover(button('away'))
  await expect.element(button('Play')).toBeVisible()
  await userEvent.hover(picture)
  await expect.element(button('Pause')).toBeVisible()
  await userEvent.hover(button('away'))
  await expect.element(button('Play')).toBeVisible()
})

test('out of view it rests until it comes into view', async () => {
  await render(
    <div data-testid="box" style={{ height: 300, overflow: 'auto' }}>
      <div style={{ height: 400 }} />
      {player({ playOn: 'visible', hasControls: true })}
      <div style={{ height: 400 }} />
    </div>,
  )
  const box = page.getByTestId('box').element()
  await expect.element(button('Play')).toBeInTheDocument()
  for (const [top, name] of [
    [300, 'Pause'],
    [0, 'Play'],
  ] as const) {
    box.scrollTop = top
    await expect.element(button(name)).toBeInTheDocument()
  }
})

test('with reduced motion it waits for its button; without controls it shows its end', async () => {
  await prefer('reduce')
  const { rerender } = await render(player({ hasControls: true }))
  await expect.element(frame).toHaveValue('0')
  button('Play').element().focus()
  await userEvent.keyboard(' ')
  await expect.element(button('Pause')).toHaveFocus()
  await rerender(player())
  await expect.poll(drawn).toMatch(/matrix\(.*,19,50\)/)
})

test('a file that cannot be loaded says so, and is loaded again on request', async () => {
  await unreachable(src)
  await render(player())
  await expect.element(page.getByRole('alert')).toHaveTextContent('Failed')
  await unreachable()
  await userEvent.click(button('Retry'))
  await expect.poll(drawn).toMatch(/^matrix/)
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})

test('another file takes its place; hidden or left, nothing is held and no end is reported', async () => {
  let ends = 0
  const slow = { loop: false, speed: 0.001, onEnd: () => (ends += 1) }
  const shown = (mode: 'visible' | 'hidden', settings: Settings = {}) => (
    <Activity mode={mode}>{player({ ...slow, ...settings })}</Activity>
  )
  const { rerender, unmount } = await render(shown('visible'))
  // Its types leave this out.
  const held = () =>
    (lottie as unknown as { getRegisteredAnimations: () => unknown[] }).getRegisteredAnimations().length
  await expect.poll(held).toBe(1)
  await rerender(shown('visible', { src: address({ ...drawing, w: 50 }) }))
  await expect.poll(() => picture.element().querySelector('svg')?.getAttribute('width')).toBe('50')
  await expect.poll(held).toBe(1)
  await rerender(shown('hidden'))
  await expect.poll(held).toBe(0)
  await rerender(shown('visible'))
  await expect.poll(held).toBe(1)
  await unmount()
  expect([held(), ends]).toEqual([0, 0])
})
