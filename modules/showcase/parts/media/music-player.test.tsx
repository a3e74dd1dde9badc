import 'atrium/ui/tokens.css'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { silence } from '../test/media-files'
import { countPlaying, labels } from '../test/player'
import { MusicPlayer } from './music-player'

const lyrics = Array.from({ length: 25 }, (_, line) => `[00:${String(line + 4).padStart(2, '0')}.00]line ${line + 4}`)
const tracks = [
  { src: silence(30), title: 'Ferry', lyrics: lyrics.join('\n') },
  { src: silence(30), title: 'Rain' },
  { src: silence(30), title: 'Arcade' },
]

const button = (name: string) => page.getByRole('button', { name, exact: true })
const slider = (name: string) => page.getByRole('slider', { name })
const says = (name: string, text: string) => expect.element(slider(name)).toHaveAttribute('aria-valuetext', text)
const isCurrent = (title: RegExp) =>
  expect.element(page.getByRole('button', { name: title })).toHaveAttribute('aria-current', 'true')

const heard = countPlaying()
const open = (hasLyrics = false) =>
  render(<MusicPlayer tracks={tracks} labels={labels} isListOpen hasLyrics={hasLyrics} />)

test('the button plays and pauses, by pointer and by Space; the system shows what plays, and its keys work', async () => {
  const keys = new Map<string, MediaSessionActionHandler | null>()
  vi.spyOn(navigator.mediaSession, 'setActionHandler').mockImplementation((key, act) => void keys.set(key, act))
  await open()
  expect(heard()).toBe(0)
  await userEvent.click(button('Play'))
  await expect.element(button('Pause')).toHaveFocus()
  await expect.poll(heard).toBe(1)
  await expect.poll(() => navigator.mediaSession.metadata?.title).toBe('Ferry')
  keys.get('nexttrack')!({ action: 'nexttrack' })
  await isCurrent(/Rain/)
  await expect.poll(() => navigator.mediaSession.metadata?.title).toBe('Rain')
  await userEvent.keyboard(' ')
  await expect.element(button('Play')).toHaveFocus()
  await expect.poll(() => [heard(), navigator.mediaSession.metadata]).toEqual([0, null])
})

test('next and previous go around the list, and play only where it played', async () => {
  await open()
  await userEvent.click(button('Previous'))
  await isCurrent(/Arcade/)
  await expect.element(button('Play')).toBeVisible()
  expect(heard()).toBe(0)
  await userEvent.click(button('Play'))
  await userEvent.click(button('Next'))
  await isCurrent(/Ferry/)
  await expect.poll(heard).toBe(1)
})

test('the button for the mode names it; shuffled, each track comes once before one comes again', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0)
  await open()
  for (const mode of ['in order', 'all again', 'one again']) await userEvent.click(button(`Mode: ${mode}`))
  await expect.element(button('Mode: shuffled')).toBeVisible()
  for (const title of [/Rain/, /Arcade/, /Ferry/]) {
    await userEvent.click(button('Next'))
    await isCurrent(title)
  }
})

test('the bar seeks by keys, to the ends and not beyond; with Ctrl they belong to the browser', async () => {
  await open()
  await expect.element(slider('Position')).toBeEnabled()
  slider('Position').element().focus()
  const steps = [
    ['{ArrowRight}', '0:05'],
    ['{Control>}{ArrowRight}{/Control}{PageUp}', '0:20'],
    ['{ArrowLeft}', '0:15'],
    ['{PageDown}{ArrowLeft}', '0:00'],
    ['{End}{ArrowRight}', '0:30'],
  ] as const
  for (const [keys, time] of steps) {
    await userEvent.keyboard(keys)
    await says('Position', `${time} / 0:30`)
  }
  button('Next').element().focus()
  await userEvent.keyboard('{Control>}{ArrowLeft}{/Control}{ArrowLeft}')
  await says('Position', '0:25 / 0:30')
})

test('mute and back to the volume from before; a new volume can be heard', async () => {
  await open()
  button('Mute').element().focus()
  await userEvent.keyboard('{ArrowUp}{ArrowDown}{ArrowDown}')
  await says('Volume', '80%')
  await userEvent.keyboard('{Enter}')
  await expect.element(button('Unmute')).toHaveFocus()
  await says('Volume', '0%')
  await userEvent.keyboard('{Enter}')
  await says('Volume', '80%')
  await userEvent.keyboard('{Enter}{ArrowDown}')
  await says('Volume', '70%')
  await expect.element(button('Mute')).toBeVisible()
})

test('the line of the moment is marked and in the middle; a track without lyrics says so', async () => {
  await open(true)
  await expect.element(slider('Position')).toBeEnabled()
  const list = page.getByRole('list', { name: 'Lyrics' }).element()
  expect(list.querySelector('[aria-current]')).toBeNull()
  slider('Position').element().focus()
  await userEvent.keyboard('{PageUp}')
  await isCurrent(/^line 15$/)
  const middle = (one: Element) => one.getBoundingClientRect().top + one.clientHeight / 2
  await expect.poll(() => middle(list) - middle(list.querySelector('[aria-current]')!)).toBeCloseTo(0, -1)
  await userEvent.click(button('Next'))
  await expect.element(page.getByText('No lyrics')).toBeVisible()
})
