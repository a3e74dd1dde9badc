import { Activity } from 'react'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { silence, unreachable } from '../test/media-files'
import { countPlaying, labels } from '../test/player'
import { MiniPlayer } from './mini-player'
import { MusicPlayer } from './music-player'

const ferry = { src: silence(30), title: 'Ferry' }
const rain = { src: silence(30), title: 'Rain' }

const button = (name: string) => page.getByRole('button', { name, exact: true })

const heard = countPlaying()
afterEach(() => unreachable())

test('one player at a time; hidden it pauses, goes on where it was, and is silent when it is gone', async () => {
  const both = (mode: 'visible' | 'hidden') => (
    <Activity mode={mode}>
      <MusicPlayer tracks={[ferry, rain]} labels={labels} />
      <MiniPlayer tracks={[rain]} labels={{ ...labels, player: 'Mini' }} />
    </Activity>
  )
  const { rerender, unmount } = await render(both('visible'))
  const mini = page.getByRole('group', { name: 'Mini' })
  await userEvent.click(button('Play').first())
  await userEvent.click(mini.getByRole('button', { name: 'Play' }))
  await expect.element(mini.getByRole('button', { name: 'Pause' })).toBeVisible()
  await expect.poll(heard).toBe(1)
  await userEvent.click(button('Next'))
  await expect.element(page.getByText('Rain').nth(1)).toBeVisible()
  await expect.element(mini.getByRole('button', { name: 'Pause' })).toBeVisible()
  expect(heard()).toBe(1)
  mini.getByRole('button', { name: 'Pause' }).element().focus()
  await userEvent.keyboard('{ArrowRight}')
  await rerender(both('hidden'))
  await expect.poll(heard).toBe(0)
  await rerender(both('visible'))
  await expect.element(mini.getByText(/^0:(?:0[5-9]|[12]\d)$/)).toBeVisible()
  await userEvent.click(mini.getByRole('button', { name: 'Play' }))
  await expect.poll(heard).toBe(1)
  await unmount()
  await expect.poll(() => [heard(), navigator.mediaSession.metadata]).toEqual([0, null])
})

test('the slim player says that its track cannot be played, and tries it again', async () => {
  await unreachable(rain.src)
  await render(<MiniPlayer tracks={[rain]} labels={labels} />)
  await expect.element(page.getByRole('status')).toHaveTextContent('Rain: Cannot be played')
  await expect.element(page.getByText(labels.failed, { exact: true })).toBeVisible()
  await unreachable()
  await userEvent.click(button('Play'))
  await expect.element(page.getByRole('status')).toBeEmptyDOMElement()
  await expect.poll(heard).toBe(1)
})
