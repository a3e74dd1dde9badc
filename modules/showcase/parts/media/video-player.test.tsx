import 'atrium/ui/tokens.css'
import { Activity } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { silence, unreachable } from '../test/media-files'
import { countPlaying, labels as soundLabels } from '../test/player'
import { MusicPlayer } from './music-player'
import { VideoPlayer } from './video-player'

const labels = {
  video: 'Film',
  chapters: 'Chapters',
  subtitles: 'Subtitles',
  noSubtitles: 'Off',
  failed: 'Cannot be shown',
  failedHint: 'Is the network there?',
  retry: 'Retry',
}
const src = silence(30)
const tune = { src: silence(30), title: 'Ferry' }
const words = URL.createObjectURL(new Blob(['WEBVTT\n\n00:00.000 --> 00:20.000\nGood evening\n']))
const lost = `${words}2`
const subtitles = [
  { src: words, name: 'English', lang: 'en' },
  { src: lost, name: '中文', lang: 'zh' },
]
const chapters = [
  { time: 4, title: 'Gate' },
  { time: 12, title: 'Hall' },
]
const film = <VideoPlayer {...{ src, labels, subtitles, chapters }} lang="en" firstSubtitles="en" />

const player = page.getByRole('group', { name: 'Film' })
const button = (name: string | RegExp) => player.getByRole('button', { name })
const video = () => document.querySelector('video')!
const timeIs = (seconds: number) => expect.poll(() => video().currentTime).toBeCloseTo(seconds, 0)

const heard = countPlaying()
// Where artplayer keeps the volume.
beforeEach(() => localStorage.removeItem('artplayer_settings'))
afterEach(() => unreachable())

async function open(shown = film) {
  const screen = await render(shown)
  await expect.poll(() => video().readyState).toBeGreaterThan(0)
  return screen
}

test('a press on the picture plays, and Space goes on from there; arrows seek and change the volume', async () => {
  await open()
  await userEvent.click(player)
  await expect.poll(heard).toBe(1)
  await userEvent.keyboard(' ')
  await expect.poll(heard).toBe(0)
  video().currentTime = 10
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}')
  await timeIs(15)
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}')
  await expect.poll(() => video().volume).toBeCloseTo(0.7)
  await userEvent.keyboard('{Control>}{ArrowRight}{ArrowDown}{/Control}{ArrowRight}')
  await timeIs(20)
  await expect.poll(() => video().volume).toBeCloseTo(0.7)
})

test('a button mutes by keyboard, and says so; a new volume can be heard', async () => {
  await open()
  const mute = player.getByRole('button', { name: 'Mute' })
  await expect.element(mute).toHaveAttribute('aria-pressed', 'false')
  mute.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(mute).toHaveAttribute('aria-pressed', 'true')
  await expect.element(mute).toHaveFocus()
  await expect.poll(() => video().muted).toBe(true)
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(mute).toHaveAttribute('aria-pressed', 'false')
  await expect.poll(() => video().muted).toBe(false)
})

test('the chapter of the moment is marked; a press on one plays from there', async () => {
  await open()
  expect(player.element().querySelector('[aria-current]')).toBeNull()
  button(/Hall/).element().focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(button(/Gate/)).toHaveAttribute('aria-current', 'true')
  await userEvent.keyboard(' ')
  await expect.element(button(/Hall/)).toHaveAttribute('aria-current', 'true')
  await expect.poll(() => video().currentTime).toBeGreaterThanOrEqual(12)
  await expect.poll(heard).toBe(1)
})

test('Space pauses after a press on a chapter with the pointer', async () => {
  await open()
  await userEvent.click(button(/Hall/))
  await expect.poll(heard).toBe(1)
  await userEvent.keyboard(' ')
  await expect.poll(heard).toBe(0)
})

test('the subtitles of the beginning show; where those of another language are missing, the film goes on', async () => {
  await open()
  await userEvent.click(button(/Gate/))
  await expect.element(player.getByText('Good evening')).toBeVisible()
  await userEvent.click(player.getByRole('radio', { name: '中文' }))
  await expect.poll(() => video().currentTime).toBeGreaterThan(4.2)
  expect([heard(), player.getByRole('alert').query()]).toEqual([1, null])
})

test('a film that cannot be loaded says so, and is loaded again on request', async () => {
  await unreachable(src)
  await render(film)
  const alert = player.getByRole('alert')
  await expect.element(alert).toHaveTextContent('Cannot be shown')
  await expect.element(button(/Gate/)).toBeDisabled()
  await unreachable()
  await userEvent.click(alert.getByRole('button', { name: 'Retry' }))
  await expect.poll(() => video().duration).toBe(30)
  await userEvent.click(button(/Gate/))
  await expect.poll(heard).toBe(1)
  await expect.element(alert).not.toBeInTheDocument()
})

test('only a film or a tune plays; hidden it is freed and goes on where it was; nothing is left of it', async () => {
  const both = (mode: 'visible' | 'hidden') => (
    <>
      <MusicPlayer tracks={[tune]} labels={soundLabels} />
      <Activity mode={mode}>{film}</Activity>
    </>
  )
  const { rerender, unmount } = await open(both('visible'))
  const music = page.getByRole('group', { name: 'Player' })
  await userEvent.click(music.getByRole('button', { name: 'Play', exact: true }))
  await userEvent.click(button(/Hall/))
  await expect.element(music.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
  await expect.poll(heard).toBe(1)
  const before = video()
  await rerender(both('hidden'))
  await expect.poll(() => [heard(), before.isConnected, before.getAttribute('src')]).toEqual([0, false, null])
  await rerender(both('visible'))
  await expect.poll(() => video().currentTime).toBeGreaterThanOrEqual(12)
  const after = video()
  await unmount()
  await expect.poll(() => [heard(), after.isConnected, after.getAttribute('src')]).toEqual([0, false, null])
})
