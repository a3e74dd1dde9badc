import { afterEach, beforeEach, expect, test } from 'vitest'
import { cdp } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { TextEffect, textEffects } from './text-effect'

const prefer = (value: string) =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] })
beforeEach(() => prefer('no-preference'))
afterEach(() => prefer('reduce'))

const states = () => document.getAnimations().map(({ playState }) => playState)

test.each(textEffects)('%s is over within five seconds, and at once with reduced motion', async (kind) => {
  await render(<TextEffect kind={kind} text="New in spring" />)
  await expect.poll(() => states().includes('running')).toBe(true)
  const ends = document.getAnimations().map(({ effect }) => Number(effect!.getComputedTiming().endTime))
  expect(Math.max(...ends)).toBeLessThan(5000)
  await prefer('reduce')
  await expect.poll(states).toEqual([])
})

test('a text in letters is read as one', async () => {
  const { container } = await render(<TextEffect kind="wave" text="Go 👩‍🚀" />)
  expect(container.querySelector('.visually-hidden')!.textContent).toBe('Go 👩‍🚀')
  const letters = [...container.querySelectorAll('[style]')].map(({ textContent }) => textContent)
  expect(letters).toEqual(['G', 'o', '👩‍🚀'])
})

test('it does not begin before it is in view', async () => {
  const { container } = await render(
    <div style={{ height: 100, overflow: 'auto' }}>
      <div style={{ height: 300 }} />
      <TextEffect kind="split" text="Hi" />
    </div>,
  )
  await expect.poll(states).toEqual(['paused', 'paused'])
  container.firstElementChild!.scrollTop = 300
  await expect.poll(states).toEqual(['running', 'running'])
})
