import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { cdp, page } from 'vitest/browser'
import { useRipple, type RippleOptions } from './use-ripple'

const prefer = (value: string) =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] })
beforeEach(async () => {
  await prefer('no-preference')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(async () => {
  vi.useRealTimers()
  await prefer('reduce')
})

const look = { color: 'rgb(255, 0, 0)', width: 300, height: 400, border: 0 }

function Key({ isOff = false, ...options }: RippleOptions & { isOff?: boolean }) {
  return (
    <button ref={useRipple(options)} type="button" style={look} disabled={isOff}>
      Play
    </button>
  )
}

const button = () => page.getByRole('button', { name: 'Play' }).element()
const wave = () => button().querySelector<HTMLElement>('span > span')
const animation = () => wave()!.getAnimations()[0]!
function fire(type: string) {
  const { left, top } = button().getBoundingClientRect()
  button().dispatchEvent(new PointerEvent(type, { bubbles: true, clientX: left, clientY: top, pointerType: 'touch' }))
}

test('as specified: 75 ms after the press, in the colour of the text, 2.05 times as far as the farthest corner', async () => {
  await render(<Key />)
  fire('pointerdown')
  vi.advanceTimersByTime(74)
  expect(wave()).toBeNull()
  vi.advanceTimersByTime(1)
  // The corner is 500 px away.
  expect(wave()!.style.width).toBe('2050px')
  expect(getComputedStyle(wave()!).backgroundColor).toBe('rgb(255, 0, 0)')
  expect(animation().effect!.getTiming()).toMatchObject({ duration: 400 })
  const frames = (animation().effect as KeyframeEffect).getKeyframes()
  expect(frames.map(({ opacity }) => opacity)).toEqual(['0.2', '0.1'])
  expect(animation().effect!.getTiming().easing).toBe('ease-out')
})

test('it stays while it is held, and fades out within 150 ms when it is let go', async () => {
  await render(<Key />)
  fire('pointerdown')
  vi.advanceTimersByTime(75)
  animation().finish()
  await animation().finished
  expect(wave()).not.toBeNull()
  fire('pointerup')
  const area = wave()!.parentElement!
  await expect.poll(() => area.getAnimations()[0]?.effect?.getTiming().duration).toBe(150)
  area.getAnimations()[0]!.finish()
  await expect.poll(wave).toBeNull()
})

test('a short tap has its wave, a finger that goes on to scroll has none', async () => {
  await render(<Key />)
  fire('pointerdown')
  fire('pointercancel')
  vi.advanceTimersByTime(100)
  expect(wave()).toBeNull()
  fire('pointerdown')
  fire('pointerup')
  expect(wave()).not.toBeNull()
})

test('from the keyboard it begins in the middle', async () => {
  await render(<Key color="blue" duration={1} radiusFactor={1} />)
  button().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
  vi.advanceTimersByTime(0)
  expect([wave()!.style.left, wave()!.style.top, wave()!.style.width]).toEqual(['150px', '200px', '500px'])
})

test('there is none in what is disabled, nor with reduced motion', async () => {
  const { rerender } = await render(<Key isOff />)
  fire('pointerdown')
  vi.advanceTimersByTime(100)
  expect(wave()).toBeNull()
  await rerender(<Key isDisabled />)
  fire('pointerdown')
  vi.advanceTimersByTime(100)
  expect(wave()).toBeNull()
  await prefer('reduce')
  await rerender(<Key />)
  fire('pointerdown')
  vi.advanceTimersByTime(100)
  expect(wave()).toBeNull()
})
